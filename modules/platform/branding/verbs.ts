export { purgeLogos, uploadLogo, serveLogo } from "./logos";
export { look, onPaper } from "./service";
