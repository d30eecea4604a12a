import type { Handing } from "@/src/handing";
import { leadsHanding } from "./employers";
import { projectsHanding } from "./projects";
import { jobsHanding } from "./recruiters";
import { tasksHanding } from "./tasks";

/** Every module in which something is one colleague's to look after. */
export const handings: Handing[] = [tasksHanding, jobsHanding, leadsHanding, projectsHanding];
