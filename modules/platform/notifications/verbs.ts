export { toColleaguesOnly } from "./checking";
export { choose, matrixOf } from "./choosing";
export { sendDigests } from "./digest";
export { counted, known, list, read, unread } from "./service";
export { told } from "./telling";
