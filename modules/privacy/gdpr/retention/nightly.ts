import { gt } from "drizzle-orm";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { type DailyTask, skip } from "@/src/workers/daily-task";
import { updateRetentionDates } from "../erasure/retention-dates";
import { clearCopies, mergeWordIndexes } from "../erasure/residue";
import { clearExports } from "../export/packing";
import { gdprErasures as erasures } from "../schema";
import { purgeDue } from "./purging";

/** Whether anybody went since the last night but one. */
async function hasErased(app: App): Promise<boolean> {
  const since = new Date(app.now().getTime() - 2 * dayMs).toISOString();
  return (await app.db.$count(erasures, gt(erasures.endedAt, since))) > 0;
}

const skipped = {
  off: skip("Automatic deletion hasn't been confirmed."),
  clock: skip("Automatic deletion is paused: the system clock jumped."),
  size: skip("Automatic deletion is paused: unusually many records are due."),
} as const;

/** What the law wants done by itself, once a day. */
export const gdprTasks: DailyTask[] = [
  {
    name: "retention",
    does: "Updates retention dates",
    phase: "erasure",
    run: updateRetentionDates,
  },
  {
    name: "purge",
    does: "Deletes records past retention, once an administrator has confirmed it",
    phase: "erasure",
    async run(app) {
      await clearExports(app);
      const outcome = await purgeDue(app);
      if (outcome !== "clock") await clearCopies(app);
      if (await hasErased(app)) await mergeWordIndexes(app);
      if (outcome === "done" || outcome === "nothing") return outcome === "done" ? 1 : 0;
      return skipped[outcome];
    },
  },
];
