export { SystemTab as Component } from "./system-tab";
