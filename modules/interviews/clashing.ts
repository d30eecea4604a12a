import { and, eq, gt, inArray, lt, ne, or } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { heldBy } from "./filter";
import type { Clash } from "./model";
import type { ClashQuery } from "./questions";
import { endOf, longestMinutes } from "./rules";
import { interviews } from "./schema";
import { shownAll } from "./service";
import { selected } from "./shape";

/** Every other interview at that time which somebody of this one is in. */
export async function clashes(app: App, asked: ClashQuery): Promise<Clash[]> {
  const { candidateId, people, scheduledAt, except } = asked;
  const ends = endOf(asked);
  // None is longer than the longest, so that the index by time finds all that can still be going on.
  const since = endOf({ scheduledAt, durationMinutes: -longestMinutes });
  const rows = await selected(app.db)
    .where(
      and(
        eq(interviews.status, "scheduled"),
        gt(interviews.scheduledAt, since),
        lt(interviews.scheduledAt, ends),
        except ? ne(interviews.id, except) : undefined,
        or(
          candidateId ? eq(interviews.candidateId, candidateId) : undefined,
          ...people.map((userId) => heldBy(app, userId)),
          inArray(interviews.id, []),
        ),
      ),
    )
    .orderBy(interviews.scheduledAt);
  const others = await shownAll(app, rows);
  return others
    .filter(({ endsAt }) => endsAt > scheduledAt)
    .map((other) => {
      const { id, number, candidateName } = other;
      const own = { id: other.candidateId, name: candidateName, kind: "candidate" as const };
      const both = other.people.filter((person) => people.includes(person.id));
      const who = [
        ...(other.candidateId === candidateId ? [own] : []),
        ...both.map((person) => ({ ...person, kind: "interviewer" as const })),
      ];
      return {
        id,
        number,
        scheduledAt: other.scheduledAt,
        endsAt: other.endsAt,
        candidateName,
        who,
      };
    });
}

/** A clash is warned of; whoever goes on says so. */
export async function refuseClash(app: App, asked: ClashQuery, despite: boolean): Promise<void> {
  if (despite) return;
  const found = await clashes(app, asked);
  if (found.length === 0) return;
  const numbers = found.map(({ number }) => number).join(", ");
  const sentence = `Somebody is busy at that time: ${numbers}. Choose another time, or schedule it anyway.`;
  throw new Failure("conflict", sentence, { fields: { despite: sentence } });
}
