export { RulesTab as Component } from "./rules-tab";
