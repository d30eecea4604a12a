export { CompliancePage as Component } from "./compliance-page";
