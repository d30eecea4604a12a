export { ComplianceTab as Component } from "./compliance-tab";
