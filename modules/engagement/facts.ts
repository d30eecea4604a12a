import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { campaignLetters } from "@/modules/campaigns/schema";
import { communications } from "@/modules/communications/schema";
import { interviewPeople, interviews, scorecards } from "@/modules/interviews/schema";
import type { App } from "@/src/app";
import type { Contact } from "./answers";
import type { Meeting } from "./outcomes";
import { channels } from "./rules";
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

/** All of every conversation that went on at these moments: what waits in them may be older, and the answer younger. */
export async function contactsIn({ db }: App, { from, before }: Within): Promise<Contact[]> {
  const { type, direction, threadId, recordId, occurredAt } = communications;
  const counts = and(
    isNull(communications.deletedAt),
    eq(communications.isAutomatic, false),
    // What went to many is no conversation yet; the answer to it begins one.
    sql`not exists (select 1 from ${campaignLetters}
      where ${campaignLetters.id} = ${communications.letterId})`,
  );
  const now = and(counts, gte(occurredAt, from), lt(occurredAt, before));
  const threads = db.select({ id: threadId }).from(communications).where(now);
  const records = db.select({ id: recordId }).from(communications).where(now);
  const isWritten = and(eq(type, "email"), inArray(threadId, threads));
  const isSpoken = and(inArray(type, ["phone", "meeting"]), inArray(recordId, records));
  const rows = await db
    .select({ type, direction, threadId, recordId, at: occurredAt })
    .from(communications)
    .where(and(counts, or(isWritten, isSpoken)))
    .orderBy(asc(occurredAt), asc(communications.seq));
  return rows.flatMap((row) => {
    const channel = channels.find((it) => it === row.type);
    // Calls answer one another within a record, messages within their thread.
    const conversation = channel === "email" ? row.threadId : `${row.recordId}`;
    return channel ? [{ conversation, channel, direction: row.direction, at: row.at }] : [];
  });
}
