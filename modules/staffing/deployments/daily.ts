import type { DailyTask } from "@/src/daily-task";
import { advance } from "./advancing";

/** What deployments ask to be done once a day. */
export const deploymentTasks: DailyTask[] = [
  {
    name: "deployments",
    does: "Begins and ends deployments by their dates, and brings agreed rates into force",
    // Who rolls off and which certificate is missed is told of the deployments as they stand today.
    phase: "early",
    async run(app, today) {
      const { agreed, started, completed, refused } = await advance(app, today);
      for (const { number, stoppers } of refused) {
        app.log.warn("a deployment could not begin", { number, stoppers: stoppers.join(" ") });
      }
      return agreed + started + completed;
    },
  },
];
