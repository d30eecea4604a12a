import { asc, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { idsNamed } from "@/modules/records/core";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { addDays, dayMs, momentOf, utcDay } from "@/src/calendar";
import type { App } from "@/src/app";
import { candidateOf } from "./context";
import { interviewsChanged } from "./events";
import { auditEntry } from "./keeping";
import { NewInterview } from "./model";
import { NewScorecard } from "./questions";
import { endOf, results, statuses } from "./rules";
import { interviewHistory, interviews, scorecards } from "./schema";
import { rowFrom, interviewerWrites } from "./scheduling";
import type samples from "./samples.json";

type Sample = (typeof samples)[number];
type Known = { people: Named[]; works: Map<string, string>; userIds: string[] };
type Named = { id: string; name: string | null };

/** Interviews with the sample people: some were held, some are to come; days count from today. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: all } = await import("./samples.json");
  const known = await around(app, all);
  const invented = await Promise.all(all.map((sample) => writesOf(app, sample, known)));
  const written = invented.flatMap((one) => one ?? []);
  if (written.length === 0) return { count: 0 };
  await app.write(
    [
      ...written.flatMap(({ writes }) => writes),
      audit.entry(app, auditEntry("scheduled", null, { count: written.length })),
    ],
    interviewsChanged(written.map(({ id }) => id)),
  );
  return { count: written.length };
}

async function around(app: App, all: Sample[]): Promise<Known> {
  const emails = [...new Set(all.map(({ candidate }) => candidate))];
  const names = [...new Set(all.map(({ project }) => project))];
  const [people, works, staff] = await Promise.all([
    app.db
      .select({ id: candidates.id, name: candidates.email })
      .from(candidates)
      .where(inArray(candidates.email, emails)),
    idsNamed(app, "project", names),
    app.db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt)),
  ]);
  return { people, works, userIds: staff.map(({ id }) => id) };
}

/** Without its person, whom somebody may have removed, a sample is none. */
async function writesOf(app: App, sample: Sample, { people, works, userIds }: Known) {
  const candidateId = people.find(({ name }) => name === sample.candidate)?.id;
  const scheduledAt = momentOf(`${workday(app, sample.inDays)}T${sample.at}`, sample.timezone);
  if (!candidateId || !scheduledAt) return null;
  const input = NewInterview.parse({
    ...{ candidateId, scheduledAt, type: sample.type, round: sample.round },
    ...{ durationMinutes: sample.minutes, timezone: sample.timezone, notes: sample.notes },
    ...{ link: sample.link, place: sample.place },
    projectId: works.get(sample.project ?? ""),
  });
  const fresh = await rowFrom(
    app,
    { ...input, isSample: true },
    await candidateOf(app, candidateId),
  );
  const createdAt = agreedAt(app, scheduledAt, sample.leadDays);
  const row = {
    ...fresh,
    ...{ createdAt, reason: sample.reason, scorecardsAskedOf: scheduledAt },
    status: statuses.find((status) => status === sample.status) ?? "scheduled",
    result: results.find((result) => result === sample.result) ?? null,
  };
  const asking = [...new Set(sample.people.map((n) => userIds[n % userIds.length] ?? ""))];
  return {
    id: row.id,
    writes: [
      app.db.insert(interviews).values(row),
      ...interviewerWrites(app, row.id, asking.filter(Boolean)),
      app.db.insert(interviewHistory).values(linesOf(row)),
      ...cardsOf(app, sample, row, asking),
    ],
  };
}

/** Days before it takes place, and never later than now. */
function agreedAt(app: App, scheduledAt: string, leadDays: number): string {
  const at = Date.parse(scheduledAt) - leadDays * dayMs;
  return new Date(Math.min(at, app.now().getTime())).toISOString();
}

type Row = Awaited<ReturnType<typeof rowFrom>> & Pick<typeof interviews.$inferSelect, "status">;

function linesOf(row: Row & { reason: string | null }) {
  const line = { interviewId: row.id, by: null };
  const times: [null, string] = [null, row.scheduledAt];
  const scheduled = {
    ...{ ...line, at: row.createdAt, event: "scheduled", reason: null },
    changes: { scheduledAt: times },
  };
  if (row.status === "scheduled") return [scheduled];
  const changes: Record<string, [string, string]> = { status: ["scheduled", row.status] };
  const at = row.status === "cancelled" ? row.createdAt : endOf(row);
  return [scheduled, { ...line, at, event: "status", reason: row.reason, changes }];
}

const cardsOf = (app: App, sample: Sample, row: Row, userIds: string[]) =>
  sample.scorecards.flatMap((card, n) => {
    const userId = userIds[n];
    if (!userId) return [];
    const { words = null, ...judged } = NewScorecard.parse(card);
    const written = { ...judged, words, interviewId: row.id, userId, at: endOf(row) };
    return [app.db.insert(scorecards).values(written)];
  });

/** A day of work: what falls on a weekend is moved to the Friday before, or to the Monday if it is to come. */
function workday(app: App, inDays: number): string {
  const at = new Date(app.now().getTime() + inDays * dayMs);
  const weekday = at.getUTCDay();
  const away = { 6: inDays < 0 ? -1 : 2, 0: inDays < 0 ? -2 : 1 }[weekday] ?? 0;
  return addDays(utcDay(at), away);
}
