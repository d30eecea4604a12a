import { shownOf } from "@/src/database/read-model";
import { and, desc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import type { DailyTask } from "@/src/workers/daily-task";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { locales } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import { addDays, type Days, firstDayOf, todayOf } from "@/src/calendar";
import { clear } from "./pack-files";
import { makeWaiting } from "./making";
import { readersOf, wantsReports } from "./mailing";
import type { ReportReaders, Subscription } from "./model";
import { rowFor } from "./ordering";
import { type Cadence, cadences, packTabs } from "./rules";
import { boardPacks, reportMailings, reportReaders } from "./schema";

/** Every colleague at work, and how often they are sent the report. */
export async function readers(app: App): Promise<ReportReaders> {
  const [rows, [last], sender] = await Promise.all([
    app.db
      .select({ user: shownOf(users), cadence: reportReaders.cadence })
      .from(users)
      .leftJoin(reportReaders, eq(reportReaders.userId, users.id))
      .where(eq(users.isActive, true))
      .orderBy(users.firstName, users.lastName),
    app.db.select().from(reportMailings).orderBy(desc(reportMailings.at)).limit(1),
    mail.senderOf(app),
  ]);
  const shown = rows.map(async ({ user: { id, firstName, lastName, email }, cadence }) => ({
    id,
    name: `${firstName} ${lastName}`,
    email,
    cadence,
    isTold: await wantsReports(app, id),
  }));
  return {
    readers: await Promise.all(shown),
    isMailReady: sender !== null,
    lastSentAt: last?.at ?? null,
  };
}

/** Puts somebody on the list or takes them off; what ended before today is not sent to them. */
export async function subscribe(
  app: App,
  userId: string,
  { cadence }: Subscription,
): Promise<ReportReaders> {
  const isHere = and(eq(users.id, userId), eq(users.isActive, true));
  if ((await app.db.$count(users, isHere)) === 0) return notFound("user");
  const row = { cadence: cadence ?? "weekly", since: todayOf(app.now()) };
  const target = reportReaders.userId;
  await app.write([
    cadence
      ? app.db
          .insert(reportReaders)
          .values({ userId, ...row })
          .onConflictDoUpdate({ target, set: row })
      : app.db.delete(reportReaders).where(eq(target, userId)),
    audit.entry(app, {
      action: "report.subscribed",
      entityType: "user",
      entityId: userId,
      details: { cadence },
    }),
  ]);
  return readers(app);
}

/** The last whole week or month. */
function lastOf(cadence: Cadence, today: string): Days {
  const unit = cadence === "weekly" ? "week" : "month";
  const to = addDays(firstDayOf(unit, today), -1);
  return { from: firstDayOf(unit, to), to };
}

/** Makes and posts what has come to its day; answers how many letters. Nothing while nothing can be sent. */
export async function sendDue(app: App): Promise<number> {
  if (!(await mail.senderOf(app))) return 0;
  let letters = 0;
  for (const cadence of cadences) letters += await send(app, cadence);
  if (letters > 0) await makeWaiting(app);
  return letters;
}

async function send(app: App, cadence: Cadence): Promise<number> {
  const days = lastOf(cadence, todayOf(app.now()));
  const key = `${cadence} ${days.from}`;
  if ((await app.db.$count(reportMailings, eq(reportMailings.key, key))) > 0) return 0;
  const to = await readersOf(app, cadence, days.to);
  if (to.length === 0) return 0;
  const spoken = locales.filter((locale) => to.some((reader) => reader.locale === locale));
  const packs = spoken.map((locale) => ({
    ...rowFor(app, { choice: days, tabs: [...packTabs], locale }),
    origin: "scheduled" as const,
    mailing: key,
  }));
  const mailing = { key, at: app.now().toISOString(), readers: to.length };
  await app.write([
    must(app.db.insert(reportMailings).values(mailing).onConflictDoNothing()),
    app.db.insert(boardPacks).values(packs),
  ]);
  return to.length;
}

export const boardPackTasks: DailyTask[] = [
  {
    name: "reports.send",
    does: "Emails the report of the last full week or month to its recipients",
    run: sendDue,
  },
  {
    name: "reports.clear",
    does: "Deletes expired exports",
    run: clear,
  },
];
