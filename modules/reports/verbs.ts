export { ads } from "./ads";
export { analytics } from "./analytics";
export { gdpr } from "./gdpr";
export { performance } from "./performance";
export { placements } from "./placements";
export { revenue } from "./revenue";
