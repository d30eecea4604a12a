export { give, takeBack } from "./changing";
export { namesOf, of } from "./service";
