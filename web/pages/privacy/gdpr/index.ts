export { GdprPage as Component } from "./gdpr-page";
