export { ProcessorsTab as Component } from "./processors-tab";
