export { GdprTab as Component } from "./gdpr-tab";
