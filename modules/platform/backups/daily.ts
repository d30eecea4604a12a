import { type DailyTask, skip } from "@/src/workers/daily-task";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { createAndWait } from "./creating";
import { applyRetention } from "./storage/retention";
import { drillOld, verifyOld } from "./verifying";
import { obstacleOf } from "./storage/storage";
import { clearRemote } from "./storage/sending";
import { clearAside } from "./restore/swapping";

/** Does it where backups are made by themselves, and says otherwise why not. */
const wherePlanned = (work: (app: App) => Promise<number>) => async (app: App) => {
  if (app.config.isDemo) return skip("The demo makes no backups.");
  const obstacle = obstacleOf(app.config);
  if (obstacle) return skip(obstacle);
  const { isDaily } = await settings.valueOf(app, "backups");
  return isDaily ? work(app) : skip("Daily backups are switched off.");
};

/** What is done for backups once a day. */
export const backupTasks: DailyTask[] = [
  {
    name: "backups.create",
    does: "Creates a backup, verifies it and copies it to remote storage",
    phase: "backup",
    run: wherePlanned(async (app) => {
      await createAndWait(app);
      return 1;
    }),
  },
  {
    name: "backups.clear",
    does: "Deletes backups and restore leftovers past their maximum age",
    phase: "backup",
    async run(app) {
      const { mostDays } = await settings.valueOf(app, "backups");
      const here = (await applyRetention(app)) + (await clearAside(app, mostDays, app.now()));
      return here + (await clearRemote(app));
    },
  },
  {
    name: "backups.verify",
    does: "Verifies backups not checked for a week",
    phase: "backup",
    run: wherePlanned(verifyOld),
  },
  {
    name: "backups.drill",
    does: "Tests a restore once a month, without changing anything",
    phase: "backup",
    run: wherePlanned(drillOld),
  },
];
