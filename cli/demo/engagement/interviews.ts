import {
  interviews,
  NewInterview,
  NewScorecard,
  results,
  statuses,
} from "@/modules/engagement/interviews";
import { users } from "@/modules/platform/accounts";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import { addDays, dayMs, momentOf, utcDay } from "@/src/calendar";
import { peopleByEmail } from "../records/candidates";
import type samples from "./interviews.json";

type Sample = (typeof samples)[number];
type Ids = ReadonlyMap<string, string>;
type Known = { people: Ids; works: Ids; userIds: string[] };

/** Interviews with the sample people: some were held, some are to come; days count from today. */
export async function sampleInterviews(app: App): Promise<{ count: number }> {
  const { default: all } = await import("./interviews.json");
  const works = await projects.list(app, ProjectQuery.parse({ limit: 200 }));
  const known = {
    people: await peopleByEmail(app),
    works: new Map(works.projects.map(({ id, name }) => [name, id])),
    userIds: (await users.list(app)).map(({ id }) => id),
  };
  const past = all.flatMap((sample) => invented(app, sample, known) ?? []);
  await interviews.addPast(app, past);
  return { count: past.length };
}

/** Without its person, whom somebody may have removed, a sample is none. */
function invented(app: App, sample: Sample, { people, works, userIds }: Known) {
  const candidateId = people.get(sample.candidate);
  const scheduledAt = momentOf(`${workday(app, sample.inDays)}T${sample.at}`, sample.timezone);
  if (!candidateId || !scheduledAt) return null;
  const asking = [...new Set(sample.people.map((n) => userIds[n % userIds.length] ?? ""))];
  return {
    asked: NewInterview.parse({
      candidateId,
      scheduledAt,
      type: sample.type,
      round: sample.round,
      durationMinutes: sample.minutes,
      timezone: sample.timezone,
      notes: sample.notes,
      link: sample.link,
      place: sample.place,
      projectId: works.get(sample.project ?? ""),
    }),
    isSample: true,
    createdAt: agreedAt(app, scheduledAt, sample.leadDays),
    reason: sample.reason,
    status: statuses.find((status) => status === sample.status) ?? "scheduled",
    result: results.find((result) => result === sample.result) ?? null,
    interviewers: asking.filter(Boolean),
    scorecards: sample.scorecards.flatMap((card, n) => {
      const userId = asking[n];
      return userId ? [{ ...NewScorecard.parse(card), userId }] : [];
    }),
  };
}

/** Days before it takes place, and never later than now. */
function agreedAt(app: App, scheduledAt: string, leadDays: number): string {
  const at = Date.parse(scheduledAt) - leadDays * dayMs;
  return new Date(Math.min(at, app.now().getTime())).toISOString();
}

/** A day of work: what falls on a weekend is moved to the Friday before, or to the Monday if it is to come. */
function workday(app: App, inDays: number): string {
  const at = new Date(app.now().getTime() + inDays * dayMs);
  const weekday = at.getUTCDay();
  const away = { 6: inDays < 0 ? -1 : 2, 0: inDays < 0 ? -2 : 1 }[weekday] ?? 0;
  return addDays(utcDay(at), away);
}
