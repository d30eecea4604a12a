import { and, lt, ne, notInArray } from "drizzle-orm";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { logKeptDays, textKeptDays } from "./rules";
import { letters } from "./schema";

/** What is done for letters once a day. */
export const mailTasks = [
  {
    name: "mail.forget",
    does: `Lets go of what letters said after ${textKeptDays} days, and of their lines in the log after ${logKeptDays}`,
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
