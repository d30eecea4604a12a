export { BreachesTab as Component } from "./breaches-tab";
