export { forget, putUp, shown } from "./logos";
export { logoBytes, look } from "./service";
