import { jobList } from "@/web/features/market/jobs/list";
import { firstPage } from "@/web/shared/list/infinite-pages";

export { JobsPage as Component } from "./jobs-page";

/** What the list shows first. */
export const first = firstPage(jobList);
