import { type Notice, notifications } from "@/modules/platform/notifications";
import { deskIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Breach } from "./model";

/** Tells whoever does the agency's work of breaches that the authority does not know of, once for each day. */
export async function tell(app: App, found: readonly Breach[]): Promise<number> {
  const open = found.filter(({ closedAt, steps }) => !closedAt && isOpen(steps.notify));
  const desk = await deskIds(app);
  const today = utcToday(app);
  const { writes, news } = await notifications.told(
    app,
    ...open.map((it) => noticeOf(it, desk, today)),
  );
  if (writes.length > 0) await app.write(writes, ...news);
  return open.length;
}

const isOpen = (state: Breach["steps"]["notify"]) => state === "open" || state === "late";

const noticeOf = ({ id, number, dueAt }: Breach, to: string[], today: string): Notice => ({
  to,
  what: "breachOpen",
  params: { number, at: dueAt },
  record: null,
  onceKey: `breach:${id}:${today}`,
});
