import type { DailyTask } from "@/src/daily-task";
import { list } from "./service";
import { tell } from "./telling";

/** The clock runs for three days, so that it is told of each day until the authority knows. */
export const breachTasks: DailyTask[] = [
  {
    name: "breaches.remind",
    does: "Tells of breaches that the authority has to know of",
    run: async (app) => tell(app, await list(app)),
  },
];
