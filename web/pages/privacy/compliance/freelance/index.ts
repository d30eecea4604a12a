export { FreelanceTab as Component } from "./freelance-tab";
