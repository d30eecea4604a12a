export { purgeLogos, putUp, serveLogo } from "./logos";
export { look, onPaper } from "./service";
