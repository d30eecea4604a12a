export { RegisterTab as Component } from "./register-tab";
