import { users } from "@/modules/platform/accounts";
import { users as accounts } from "@/modules/platform/accounts/schema";
import { dayIn, defaultTimezone } from "@/src/calendar";
import { eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { counted } from "@/src/http/counted";
import { prepared } from "@/src/prepared";
import { channelsOf } from "./answers";
import { meetingsIn } from "./meetings";
import type { Analytics, AnalyticsQuery } from "./model";
import { byInterviewer, byType, byWeek, outcomesOf } from "./outcomes";
import { type Days, daysOf, isLookedAt } from "./rules";
import { sentIn, waitsIn } from "./waits";
import { momentsOf } from "./weeks";

export { metrics } from "./metrics";

/** How interviews went and how soon people answer, in the days of whoever asks. */
export async function analytics(app: App, query: AnalyticsQuery): Promise<Analytics> {
  const zone = await zoneOf(app);
  const days = daysOf(query, dayIn(app.now().toISOString(), zone));
  if (!isLookedAt(days)) {
    throw new Failure("invalid", "Choose a first day and, at most a year later, a last one.");
  }
  const asked = JSON.stringify([days, zone]);
  const [figures, nameOf] = await Promise.all([
    counted(app, "engagement", asked, () => measured(app, days, zone)),
    users.authors(app),
  ]);
  const interviewers = figures.interviewers
    .map((it) => ({ ...it, name: nameOf(it.userId) }))
    .toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  return { ...days, ...figures, interviewers };
}

async function measured(app: App, days: Days, zone: string) {
  const moments = momentsOf(days, zone);
  const [meetings, waits, sent] = await Promise.all([
    meetingsIn(app, moments),
    waitsIn(app, moments),
    sentIn(app, moments),
  ]);
  return {
    interviews: outcomesOf(meetings),
    weeks: byWeek(meetings, moments.weeks),
    types: byType(meetings),
    interviewers: byInterviewer(meetings),
    channels: channelsOf(waits, sent),
  };
}

async function zoneOf(app: App): Promise<string> {
  const [own] = await zones(app.db, { id: app.actor.id ?? "" });
  return own?.timezone ?? defaultTimezone;
}

const zones = prepared((db) =>
  db
    .select({ timezone: accounts.timezone })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder("id"))),
);
