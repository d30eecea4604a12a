import { and, eq, gte, lt, sql } from "drizzle-orm";
import {
  interviewPeopleRows as interviewPeople,
  interviewRows as interviews,
  scorecardRows as scorecards,
} from "@/modules/engagement/interviews/read-model";
import { users } from "@/modules/platform/accounts";
import { userRows as accounts } from "@/modules/platform/accounts/read-model";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import type { App } from "@/src/app";
import { dayIn, defaultTimezone } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { cachedCount } from "@/src/http/cached-count";
import { prepared } from "@/src/database/prepared";
import type { Analytics, AnalyticsQuery, Answers, ChannelFigures } from "./model";
import {
  byInterviewer,
  byType,
  byWeek,
  type Meeting,
  type Moments,
  momentsOf,
  outcomesOf,
  roundPercent,
} from "./outcomes";
import { channels, type Days, daysOf, isLookedAt } from "./rules";
import { sentIn, type Wait, waitsIn } from "./waits";

type Within = Pick<Moments, "from" | "before">;

/** Every interview that was planned for these moments, with who asked and what they made of it. */
async function meetingsIn({ db }: App, { from, before }: Within): Promise<Meeting[]> {
  const planned = and(gte(interviews.scheduledAt, from), lt(interviews.scheduledAt, before));
  const { id, type, status, createdAt, scheduledAt } = interviews;
  const { userId, overall } = scorecards;
  const [rows, people, cards] = await Promise.all([
    db.select({ id, type, status, createdAt, scheduledAt }).from(interviews).where(planned),
    db
      .select({ id, userId: interviewPeople.userId })
      .from(interviews)
      .innerJoin(interviewPeople, eq(interviewPeople.interviewId, id))
      .where(planned),
    db
      .select({ id, userId, score: overall })
      .from(interviews)
      .innerJoin(scorecards, eq(scorecards.interviewId, id))
      .where(planned),
  ]);
  const peopleOf = Map.groupBy(people, (it) => it.id);
  const cardsOf = Map.groupBy(cards, (it) => it.id);
  return rows.map((row) => ({
    ...row,
    people: (peopleOf.get(row.id) ?? []).map((person) => person.userId),
    cards: cardsOf.get(row.id) ?? [],
  }));
}

/** Per channel, how many went out, and how soon either side answered what came over it. */
function channelsOf(waits: readonly Wait[], sent: ReadonlyMap<string, number>): ChannelFigures[] {
  return channels.map((channel) => {
    const here = waits.filter((it) => it.channel === channel);
    return {
      channel,
      sent: sent.get(channel) ?? 0,
      ours: answersTo(here.filter(({ asked }) => asked === "in")),
      theirs: answersTo(here.filter(({ asked }) => asked === "out")),
    };
  });
}

function answersTo(waits: readonly Wait[]): Answers {
  const hours = waits.flatMap((it) => (it.hours === null ? [] : [it.hours]));
  return {
    messages: waits.length,
    answered: hours.length,
    medianHours: roundPercent(medianOf(hours)),
  };
}

export { metrics } from "./metrics";

/** How interviews went and how soon people answer, in the days of whoever asks. */
export async function analytics(app: App, query: AnalyticsQuery): Promise<Analytics> {
  const zone = await zoneOf(app);
  const days = daysOf(query, dayIn(app.now().toISOString(), zone));
  if (!isLookedAt(days)) {
    throw new Failure("invalid", "Choose a start date and an end date at most a year later.");
  }
  const asked = JSON.stringify([days, zone]);
  const [figures, nameOf] = await Promise.all([
    cachedCount(app, { topic: "engagement", asked }, () => measured(app, days, zone)),
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
