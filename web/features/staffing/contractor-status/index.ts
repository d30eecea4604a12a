export { IndependenceTab as Component } from "./independence-tab";
