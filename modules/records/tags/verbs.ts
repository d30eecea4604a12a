export { change, cleared, takeBack } from "./changing";
export { list, of } from "./service";
