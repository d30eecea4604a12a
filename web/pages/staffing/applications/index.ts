export { ApplicationsPage, ApplicationsPage as Component } from "./applications-page";
