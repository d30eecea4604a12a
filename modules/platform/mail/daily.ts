import { and, lt, ne, notInArray } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { hasWork, quotaLeft } from "./queue";
import { logKeptDays, textKeptDays } from "./rules";
import { letters } from "./schema";
import { letterChecksOf } from "./sending/letter-checks";
import { deliver } from "./sending/delivering";
import { isWhole } from "./connection/server";

/** What is done for letters once a day. */
export const mailTasks = [
  {
    name: "mail.forget",
    does: `Deletes email texts after ${textKeptDays} days and their log entries after ${logKeptDays}`,
    run: forget,
  },
];

async function forget(app: App): Promise<number> {
  const before = (days: number) => daysEarlier(app.now(), days);
  const isSettled = notInArray(letters.state, ["queued", "sending"]);
  const isOld = and(isSettled, lt(letters.changedAt, before(textKeptDays)), ne(letters.text, ""));
  const isOver = and(isSettled, lt(letters.changedAt, before(logKeptDays)));
  const rows = await app.db.select({ id: letters.id }).from(letters).where(isOld);
  const nothing = {
    text: "",
    html: null,
    sealed: null,
    calendar: null,
    attachments: [],
    headers: {},
  };
  await app.write([
    app.db.update(letters).set(nothing).where(isOld),
    app.db.delete(letters).where(isOver),
  ]);
  return rows.length;
}

/** Sends letters beside a server; stopping lets the one under way be settled. */
export const startMailDelivery = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs: 1_000,
    // What is due changes with the clock, so every look that finds something is a new one.
    state: async () => ((await mayWork(app)) ? app.now().toISOString() : null),
    batch: (signal) => deliver(app, letterChecksOf(app), signal),
    errorMessage: "letters could not be sent",
  });

async function mayWork(app: App): Promise<boolean> {
  const server = await settings.valueOf(app, "email");
  return isWhole(server) && hasWork(app, await quotaLeft(app, server.perHour));
}
