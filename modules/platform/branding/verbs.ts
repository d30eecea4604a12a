export { purgeLogos as forget, putUp, serveLogo as shown } from "./logos";
export { look, onPaper } from "./service";
