export { DecisionsTab as Component } from "./decisions-tab";
