export { DeploymentsPage, DeploymentsPage as Component } from "./deployments-page";
