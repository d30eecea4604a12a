export { override, restore } from "./overriding";
export { list, rulesOn } from "./reading";
