export { ApplicationsPage as Component } from "./applications-page";
