import { and, eq, gte, lt } from "drizzle-orm";
import { interviewPeople, interviews, scorecards } from "@/modules/engagement/interviews/schema";
import type { App } from "@/src/app";
import type { Meeting } from "./outcomes";
import type { Moments } from "./weeks";

type Within = Pick<Moments, "from" | "before">;

/** Every interview that was planned for these moments, with who asked and what they made of it. */
export async function meetingsIn({ db }: App, { from, before }: Within): Promise<Meeting[]> {
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
