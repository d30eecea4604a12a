export { AgencyTab as Component } from "./agency-tab";
