export { CompliancePage, CompliancePage as Component } from "./compliance-page";
