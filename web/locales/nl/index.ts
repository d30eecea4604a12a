import type { Messages } from "..";
import auth from "./auth.json";
import common from "./common.json";
import dashboard from "./dashboard.json";
import jobs from "./jobs.json";
import scraping from "./scraping.json";
import shell from "./shell.json";

export default { auth, common, dashboard, jobs, scraping, shell } satisfies Messages;
