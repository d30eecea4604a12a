import { and, eq, gt, inArray, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Clash } from "../model";
import type { ClashQuery } from "../questions";
import { endOf, maxMinutes } from "../rules";
import { interviews } from "../schema";
import { heldBy, shownAll } from "../service";
import { interviewColumns } from "../shape";

/** Every other interview at that time which somebody of this one is in. */
export async function clashes(app: App, asked: ClashQuery): Promise<Clash[]> {
  const { candidateId, people } = asked;
  const rows = await interviewColumns(app.db)
    .where(isClash(app, asked))
    .orderBy(interviews.scheduledAt);
  const others = await shownAll(app, rows);
  return others.map((other) => {
    const { id, number, candidateName, scheduledAt, endsAt } = other;
    const own = { id: other.candidateId, name: candidateName, kind: "candidate" as const };
    const both = other.people.filter((person) => people.includes(person.id));
    const who = [
      ...(other.candidateId === candidateId ? [own] : []),
      ...both.map((person) => ({ ...person, kind: "interviewer" as const })),
    ];
    return { id, number, scheduledAt, endsAt, candidateName, who };
  });
}

const ending = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${interviews.scheduledAt},
  '+' || ${interviews.durationMinutes} || ' minutes')`;

function isClash(app: App, asked: ClashQuery): SQL | undefined {
  const { candidateId, people, scheduledAt, except } = asked;
  // None is longer than the longest, so that the index by time finds all that can still be going on.
  const since = endOf({ scheduledAt, durationMinutes: -maxMinutes });
  const isSomebodys = or(
    candidateId ? eq(interviews.candidateId, candidateId) : undefined,
    ...people.map((userId) => heldBy(app, userId)),
    inArray(interviews.id, []),
  );
  return and(
    eq(interviews.status, "scheduled"),
    gt(interviews.scheduledAt, since),
    lt(interviews.scheduledAt, endOf(asked)),
    sql`${ending} > ${scheduledAt}`,
    except ? ne(interviews.id, except) : undefined,
    isSomebodys,
  );
}

/** The time an interview takes up, and whether it is held despite a clash. */
type Booking = { id: string; asked: ClashQuery; despite: boolean };

/** Part of the write itself: of two who take the same hour at once, the second is refused. */
export function withoutConflicts(app: App, { id, asked, despite }: Booking): Guarded[] {
  if (despite) return [];
  const others = app.db
    .select({ id: interviews.id })
    .from(interviews)
    .where(isClash(app, { ...asked, except: id }));
  const isAlone = and(eq(interviews.id, id), notExists(others));
  return [must(app.db.update(interviews).set({ id }).where(isAlone))];
}

/** A clash is warned of; whoever goes on says so. */
export async function refuseClash(app: App, asked: ClashQuery, despite: boolean): Promise<void> {
  if (despite) return;
  const found = await clashes(app, asked);
  if (found.length === 0) return;
  const numbers = found.map(({ number }) => number).join(", ");
  const sentence = `Scheduling conflict: ${numbers}. Choose another time, or schedule it anyway.`;
  throw new Failure("conflict", sentence, { fields: { despite: sentence } });
}
