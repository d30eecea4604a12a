export { EmailTab as Component } from "./email-tab";
