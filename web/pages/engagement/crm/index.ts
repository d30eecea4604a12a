export { CrmPage, CrmPage as Component } from "./crm-page";
