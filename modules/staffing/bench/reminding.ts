import { type Notice, notifications } from "@/modules/platform/notifications";
import type { DailyTask } from "@/src/daily-task";
import { deskIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { RollOff } from "./model";
import { mostToldADay } from "./rules";
import { board } from "./service";

/** Tells of each who rolls off at each step before it, the nearest end first. */
export async function remind(app: App, today: string): Promise<number> {
  const { rollOffs } = await board(app, today);
  const desk = await deskIds(app);
  const notices = rollOffs.slice(0, mostToldADay).map((it) => noticeOf(it, desk));
  const { writes, news } = await notifications.told(app, ...notices);
  if (writes.length > 0) await app.write(writes, ...news);
  return writes.length > 0 ? notices.length : 0;
}

const noticeOf = ({ deploymentId, action, endDate }: RollOff, to: string[]): Notice => ({
  to,
  what: "deploymentEnding",
  params: { day: endDate },
  record: { kind: "deployment", id: deploymentId },
  onceKey: `roll-off:${deploymentId}:${action}:${endDate}`,
});

export const benchTasks: DailyTask[] = [
  { name: "roll-offs", does: "Tells of deployments that end with nothing after them", run: remind },
];
