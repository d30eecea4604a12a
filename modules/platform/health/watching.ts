import { gdpr } from "@/modules/privacy/gdpr";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { schedules } from "@/modules/platform/scheduler";
import { administratorIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";

/** Tells the administrators of what runs by itself and has come to a halt, once for each day or halt. */
export async function watch(app: App): Promise<void> {
  const [failing, purge] = await Promise.all([schedules.failing(app), gdpr.purgeState(app)]);
  if (failing.length === 0 && !purge.halted) return;
  const to = await administratorIds(app);
  const failed = failing.map(({ task, day }): Notice => ({
    ...{ to, what: "dailyFailed", params: { task }, record: null },
    onceKey: `daily:${task}:${day}`,
  }));
  const halted: Notice = {
    ...{ to, what: "purgeHalted", record: null },
    onceKey: `purge-halted:${purge.runs[0]?.at}`,
  };
  const { writes, news } = await notifications.told(
    app,
    ...failed,
    ...(purge.halted ? [halted] : []),
  );
  if (writes.length > 0) await app.write(writes, ...news);
}
