import { lt } from "drizzle-orm";
import type { App } from "@/src/app";
import { dayMs, keptDays } from "./rules";
import { applicants } from "./schema";

/** What is done for applicants once a day. */
export const applyingTasks = [
  {
    name: "applying.purge",
    does: `Lets go of applications that nobody confirmed within ${keptDays} days`,
    run: purge,
  },
];

async function purge(app: App): Promise<number> {
  const before = new Date(app.now().getTime() - keptDays * dayMs).toISOString();
  const isOld = lt(applicants.createdAt, before);
  const n = await app.db.$count(applicants, isOld);
  if (n > 0) await app.write([app.db.delete(applicants).where(isOld)]);
  return n;
}
