export { PortalPage, PortalPage as Component } from "./portal-page";
