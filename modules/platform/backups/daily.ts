import type { DailyTask } from "@/modules/platform/scheduler";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Holder } from "@/src/holders";
import { createThrough } from "./creating";
import { keepFew } from "./keeping";
import { drillOld, verifyOld } from "./looking";
import { obstacleOf } from "./places";
import { clearAside } from "./swapping";

const isPlanned = async (app: App) =>
  !app.config.isDemo &&
  obstacleOf(app.config) === null &&
  (await settings.valueOf(app, "backups")).isDaily;

/** What is done for backups once a day. */
export const backupTasks = (holders: readonly Holder[]): DailyTask[] => [
  {
    name: "backups.create",
    does: "Makes a backup, reads it back, and sends it to the storage elsewhere",
    async run(app) {
      if (!(await isPlanned(app))) return 0;
      await createThrough(app);
      return 1;
    },
  },
  {
    name: "backups.clear",
    does: "Lets go of backups, and of what a restore put aside, once their time is over",
    async run(app) {
      const { mostDays } = await settings.valueOf(app, "backups");
      return (await keepFew(app)) + (await clearAside(app.config, app.now(), mostDays));
    },
  },
  {
    name: "backups.verify",
    does: "Reads backups again that nobody has looked at for a week",
    run: async (app) => ((await isPlanned(app)) ? verifyOld(app) : 0),
  },
  {
    name: "backups.drill",
    does: "Tries a restore once a month, without touching anything",
    run: async (app) => ((await isPlanned(app)) ? drillOld(app, holders) : 0),
  },
];
