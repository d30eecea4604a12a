export { PayTab as Component } from "./pay-tab";
