export { arrange, layout, reset } from "./layout";
export { advise } from "./advising";
export { metrics } from "./metrics";
export { recent } from "./recent";
export { steps } from "./onboarding-steps";
