export { RequestsTab as Component } from "./requests-tab";
