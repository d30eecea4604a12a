import type { Screens } from "..";
import dashboard from "./dashboard.json";
import empty from "./empty.json";
import jobs from "./jobs.json";
import scraping from "./scraping.json";

export default { dashboard, empty, jobs, scraping } satisfies Screens;
