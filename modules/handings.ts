import type { Handing } from "@/src/handing";
import { leadsHanding } from "./market/employers";
import { projectsHanding } from "./staffing/projects";
import { jobsHanding } from "./staffing/recruiters";
import { tasksHanding } from "./platform/tasks";

/** Every module in which something is one colleague's to look after. */
export const handings: Handing[] = [tasksHanding, jobsHanding, leadsHanding, projectsHanding];
