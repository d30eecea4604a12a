import { and, count, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { campaignLetterRows as campaignLetters } from "@/modules/engagement/campaigns/read-model";
import { communicationRows as communications } from "@/modules/engagement/communications/read-model";
import type { App } from "@/src/app";
import { hoursBetween, type Moments } from "./outcomes";
import { type Channel, channels } from "./rules";

export type Direction = "in" | "out";

/** The time from a side's first message until the other side replies; null hours while there is no reply. */
export type Wait = { channel: Channel; asked: Direction; hours: number | null };

type Within = Pick<Moments, "from" | "before">;

/** Automatic replies and bulk messages do not count; a reply to one starts a conversation. */
const counts = and(
  isNull(communications.deletedAt),
  eq(communications.isAutomatic, false),
  inArray(communications.type, [...channels]),
  sql`not exists (select 1 from ${campaignLetters}
    where ${campaignLetters.id} = ${communications.letterId})`,
);

/**
 * Waits that began in a range. Calls are grouped by record, messages by thread, and the whole conversation is read,
 * since a wait may begin before or end after the range. Of consecutive messages from one side only the first waits, and
 * the next from the other side ends it.
 */
export async function waitsIn({ db }: App, { from, before }: Within): Promise<Wait[]> {
  const { type, direction, occurredAt, seq } = communications;
  const conversation = sql`case when ${type} = 'email'
    then 't' || ${communications.threadId} else 'r' || ${communications.recordId} end`;
  const rows = await db.all<[Channel, Direction, string, string | null]>(sql`
    with said as (
      select ${conversation} as conversation, ${type} as type, ${direction} as direction,
        ${occurredAt} as at, ${seq} as seq
      from ${communications} where ${counts}
    ), turned as (
      select *, lag(direction) over one as earlier from said
      where conversation in (select conversation from said where at >= ${from} and at < ${before})
      window one as (partition by conversation order by at, seq)
    ), turns as (
      select type, direction, at,
        lead(at) over (partition by conversation order by at, seq) as answered
      from turned where earlier is not direction
    )
    select type, direction, at, answered from turns where at >= ${from} and at < ${before}`);
  return rows.map(([channel, asked, at, answered]) => ({
    channel,
    asked,
    hours: answered === null ? null : hoursBetween(at, answered),
  }));
}

/** How much went out over each channel. */
export async function sentIn({ db }: App, { from, before }: Within): Promise<Map<string, number>> {
  const { type, direction, occurredAt } = communications;
  const rows = await db
    .select({ type, n: count() })
    .from(communications)
    .where(and(counts, eq(direction, "out"), gte(occurredAt, from), lt(occurredAt, before)))
    .groupBy(type);
  return new Map(rows.map(({ type: channel, n }) => [channel, n]));
}
