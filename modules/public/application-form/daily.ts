import type { App } from "@/src/app";
import { isOver } from "./asking";
import { keptDays } from "./rules";
import { applicants } from "./schema";

/** What is done for applicants once a day. */
export const applyingTasks = [
  {
    name: "applying.purge",
    does: `Lets go of applications that nobody confirmed within ${keptDays} days of being asked`,
    run: purge,
  },
];

async function purge(app: App): Promise<number> {
  const n = await app.db.$count(applicants, isOver(app));
  if (n > 0) await app.write([app.db.delete(applicants).where(isOver(app))]);
  return n;
}
