import { and, count, desc, eq, gte, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Contribution } from "@/modules/records/timeline";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { cachedCount } from "@/src/http/cached-count";
import { after, encodeCursor } from "@/src/database/paging";
import { ftsQueryOf } from "@/src/search";
import type { Communication, CommunicationQuery } from "./model";
import { maxInThread } from "./rules";
import { communications } from "./schema";
import { type CommunicationRow, excerpts, shownAll } from "./shape";

export type CommunicationPage = {
  communications: Communication[];
  total: number;
  next: string | null;
};

/** A page of what whoever asks may read, the newest first. */
export async function list(
  app: App,
  { cursor, limit, ...filter }: CommunicationQuery,
): Promise<CommunicationPage> {
  const wanted = matching(app, filter);
  const by = sql`${communications.occurredAt}`;
  const rows = await app.db
    .select()
    .from(communications)
    .where(
      and(
        wanted,
        cursor ? after({ by, direction: "descending" }, communications.seq, cursor) : undefined,
      ),
    )
    .orderBy(desc(communications.occurredAt), desc(communications.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const question = JSON.stringify([app.actor.id, filter]);
  return {
    communications: await excerpts(app, page),
    total: await cachedCount(app, { topic: "communications", asked: question }, () =>
      countOf(app, wanted),
    ),
    next: last ? encodeCursor(last.occurredAt, last.seq) : null,
  };
}

async function countOf(app: App, wanted: SQL | undefined): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(communications).where(wanted);
  return row?.n ?? 0;
}

type Filter = Omit<CommunicationQuery, "cursor" | "limit">;

/** As the index of the list writes it. */
const isDeleted = sql`(${communications.deletedAt} is not null)`;

/** What whoever asks may read: their own, and what belongs to the whole agency. */
export const isVisible = (app: App): SQL | undefined =>
  app.actor.id === null
    ? eq(communications.audience, "team")
    : or(eq(communications.audience, "team"), eq(communications.userId, app.actor.id));

export const isThere = (app: App): SQL | undefined =>
  and(isNull(communications.deletedAt), isVisible(app));

function matching(app: App, filter: Filter): SQL | undefined {
  const { q, type, direction, entityType, entityId, whose, from, until } = filter;
  const { kind, recordId, occurredAt, userId, deletedAt } = communications;
  return and(
    // Those of one place are few: their own index finds them, and the list's is not asked.
    entityId || whose === "unfiled" ? isNull(deletedAt) : sql`${isDeleted} = 0`,
    isVisible(app),
    whose === "unfiled" ? and(isNull(recordId), isNull(kind)) : undefined,
    whose === "mine" ? eq(userId, app.actor.id ?? "") : undefined,
    type && eq(communications.type, type),
    direction && eq(communications.direction, direction),
    entityType && eq(kind, entityType),
    entityId ? eq(recordId, entityId) : undefined,
    from ? gte(occurredAt, from) : undefined,
    until ? lt(occurredAt, `${until}T24`) : undefined,
    q?.trim() ? found(q.trim()) : undefined,
  );
}

function found(q: string): SQL {
  const words = ftsQueryOf(q);
  if (!words) return ne(communications.seq, communications.seq);
  return sql`${communications.seq} in (
    select rowid from communication_search where communication_search match ${words})`;
}

export async function find(app: App, id: string): Promise<Communication> {
  const [found] = await shownAll(app, [await rowOf(app, id)]);
  return found ?? notFound("communication");
}

/** What is private to somebody else is answered as what is not there. */
export async function rowOf(app: App, id: string): Promise<CommunicationRow> {
  const [row] = await app.db
    .select()
    .from(communications)
    .where(and(eq(communications.id, id), isThere(app)));
  return row ?? notFound("communication");
}

/** Everything of a conversation that whoever asks may read, from its beginning on. */
export async function thread(app: App, id: string): Promise<Communication[]> {
  const { threadId } = await rowOf(app, id);
  return shownAll(app, await rowsIn(app, threadId));
}

/** The latest of a conversation, the oldest of them first. */
export async function rowsIn(app: App, threadId: string): Promise<CommunicationRow[]> {
  const latest = await app.db
    .select()
    .from(communications)
    .where(and(eq(communications.threadId, threadId), isThere(app)))
    .orderBy(desc(communications.occurredAt), desc(communications.seq))
    .limit(maxInThread);
  return latest.toReversed();
}

/** Messages, calls and meetings, as far as whoever asks may read them; what was said stands in its own place. */
export const communicated: Contribution = {
  type: "communication",
  rank: 4,
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (kind === "job") return [];
    const { recordId, occurredAt, seq } = communications;
    const isAbout = and(eq(recordId, id), eq(communications.kind, kind), isThere(app));
    const rows = await app.db
      .select()
      .from(communications)
      .where(and(isAbout, older(occurredAt, seq)))
      .orderBy(desc(occurredAt), desc(seq))
      .limit(limit);
    return rows.map((row) => ({
      seq: row.seq,
      at: row.occurredAt,
      by: row.userId && nameOf(row.userId),
      event: `${row.type}-${row.direction}`,
      text: row.subject || row.contactName,
    }));
  },
};
