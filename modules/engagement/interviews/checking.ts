import { eq, inArray } from "drizzle-orm";
import type { LetterCheck } from "@/modules/platform/mail";
import { interviewLetters, interviews } from "./schema";

/** A letter that waited while its interview moved on must not bring back what no longer holds. */
export const currentLetters: LetterCheck = async (app, letters) => {
  const rows = await app.db
    .select({
      letterId: interviewLetters.letterId,
      kind: interviewLetters.kind,
      sequence: interviewLetters.sequence,
      current: interviews.calendarSequence,
      status: interviews.status,
    })
    .from(interviewLetters)
    .innerJoin(interviews, eq(interviews.id, interviewLetters.interviewId))
    .where(
      inArray(
        interviewLetters.letterId,
        letters.map(({ id }) => id),
      ),
    );
  const holds = new Set(
    rows
      .filter(
        ({ kind, sequence, current, status }) =>
          sequence === current && (kind === "cancellation" || status === "scheduled"),
      )
      .map(({ letterId }) => letterId),
  );
  const reason = "The interview has changed since this was written.";
  return new Map(letters.filter(({ id }) => !holds.has(id)).map(({ id }) => [id, reason]));
};
