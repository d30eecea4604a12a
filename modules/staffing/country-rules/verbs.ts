export { override, restore } from "./reading";
export { list, rulesOn } from "./reading";
