export { change, takeBack } from "./changing";
export { list, of } from "./service";
