export { CommunicationsTab as Component } from "./communications-tab";
