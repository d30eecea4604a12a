export { forget, putUp, shown } from "./logos";
export { look, onPaper } from "./service";
