import { projectList } from "@/web/features/staffing/projects/list";
import { firstPage } from "@/web/shared/list/infinite-pages";

export { ProjectsPage as Component } from "./projects-page";

/** What the list shows first. */
export const first = firstPage(projectList);
