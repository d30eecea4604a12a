export { PortalPage as Component } from "./portal-page";
