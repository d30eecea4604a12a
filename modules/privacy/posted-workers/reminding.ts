import { type Notice, notifications } from "@/modules/platform/notifications";
import type { DailyTask } from "@/src/daily-task";
import { deskIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import type { Dossier } from "./model";
import { list } from "./reading";
import { reminderDays } from "./rules";

/** Tells of each dossier whose next duty comes near or is over, once for each of its days. */
export async function remind(app: App, today: string): Promise<number> {
  const near = (await list(app)).flatMap((it) =>
    it.nextDue && it.nextDue <= addDays(today, reminderDays) ? [{ ...it, day: it.nextDue }] : [],
  );
  const desk = await deskIds(app);
  const { writes, news } = await notifications.told(app, ...near.map((it) => noticeOf(it, desk)));
  if (writes.length > 0) await app.write(writes, ...news);
  return writes.length > 0 ? near.length : 0;
}

const noticeOf = ({ deploymentId, day }: Dossier & { day: string }, to: string[]): Notice => ({
  to,
  what: "postingDutyDue",
  params: { day },
  record: { kind: "deployment", id: deploymentId },
  onceKey: `posting-duty:${deploymentId}:${day}`,
});

export const dossierTasks: DailyTask[] = [
  { name: "posting-duties", does: "Tells of duties for work abroad that are due", run: remind },
];
