import { deploymentList } from "@/web/features/staffing/deployments/list";
import { firstPage } from "@/web/shared/list/infinite-pages";

export { DeploymentsPage as Component } from "./deployments-page";

/** What the list shows first. */
export const first = firstPage(deploymentList);
