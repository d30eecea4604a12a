export { CrmPage as Component } from "./crm-page";
