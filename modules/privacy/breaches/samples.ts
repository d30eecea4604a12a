import { asc } from "drizzle-orm";
import { users } from "@/modules/platform/accounts/schema";
import { acting, type App } from "@/src/app";
import { BreachChanges } from "./model";
import { close, edit, report } from "./service";

const hourMs = 3_600_000;

/** One whose clock runs and one that was dealt with; both invented. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: samples } = await import("./samples.json");
  const [owner] = await app.db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt));
  if (!owner) return { count: 0 };
  const as = acting(app, { id: owner.id, name: "" });
  for (const { hoursAgo, notifiedAfter, isClosed, ...it } of samples) {
    const since = app.now().getTime() - hoursAgo * hourMs;
    const discoveredAt = new Date(since).toISOString();
    const begun = await report(as, { title: it.title, discoveredAt, what: it.what });
    const notifiedAt = notifiedAfter
      ? new Date(since + notifiedAfter * hourMs).toISOString()
      : null;
    const told = { ...it, discoveredAt, notifiedAt, version: begun.version };
    const { id } = await edit(as, begun.id, BreachChanges.parse(told));
    if (isClosed) await close(as, id);
  }
  return { count: samples.length };
}
