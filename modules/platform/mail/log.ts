import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { after, encodeCursor } from "@/src/database/paging";
import type { LetterPage, LetterQuery, LoggedLetter, MailStatus } from "./model";
import { letterStates, statesIn } from "./rules";
import { letters } from "./schema";
import { sentLastHour } from "./queue";
import { isWhole } from "./connection/server";
import { troubleNow } from "./connection/trouble";

const columns = {
  seq: letters.seq,
  id: letters.id,
  purpose: letters.purpose,
  userId: letters.userId,
  toName: letters.toName,
  toAddress: letters.toAddress,
  subject: letters.subject,
  recordKind: letters.recordKind,
  recordId: letters.recordId,
  state: letters.state,
  reason: letters.reason,
  attempts: letters.attempts,
  nextAt: letters.nextAt,
  sentAt: letters.sentAt,
  createdAt: letters.createdAt,
};
type Row = Pick<typeof letters.$inferSelect, keyof typeof columns>;

/** The newest letters, without what they say: that is nobody's but those who wrote and got it. */
export async function list(app: App, { show, cursor, limit }: LetterQuery): Promise<LetterPage> {
  const isAsked = show === "all" ? undefined : inArray(letters.state, [...statesIn[show]]);
  const isFurther = cursor
    ? after({ by: sql`${letters.seq}`, direction: "descending" }, letters.seq, cursor)
    : undefined;
  const rows = await app.db
    .select(columns)
    .from(letters)
    .where(and(isAsked, isFurther))
    .orderBy(desc(letters.seq))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    letters: await shownAll(app, page),
    next: last ? encodeCursor(last.seq, last.seq) : null,
  };
}

export async function find(app: App, id: string): Promise<LoggedLetter> {
  const rows = await app.db.select(columns).from(letters).where(eq(letters.id, id));
  const [letter] = await shownAll(app, rows);
  return letter ?? notFound("email");
}

async function shownAll(app: App, rows: Row[]): Promise<LoggedLetter[]> {
  const nameOf = await users.authors(app);
  return rows.map(({ seq: _, userId, recordKind, recordId, toName, toAddress, ...row }) => ({
    ...row,
    to: { name: toName, address: toAddress },
    by: userId && nameOf(userId),
    record: recordKind && recordId ? { kind: recordKind, id: recordId } : null,
    nextAt: row.state === "queued" ? row.nextAt : null,
  }));
}

export async function status(app: App): Promise<MailStatus> {
  const [server, trouble, sent, rows] = await Promise.all([
    settings.valueOf(app, "email"),
    troubleNow(app),
    sentLastHour(app),
    app.db.select({ state: letters.state, n: count() }).from(letters).groupBy(letters.state),
  ]);
  const counted = new Map(rows.map(({ state, n }) => [state, n]));
  const counts = letterStates.map((state) => [state, counted.get(state) ?? 0] as const);
  return {
    isSetUp: isWhole(server),
    counts: Object.fromEntries(counts) as MailStatus["counts"],
    sentLastHour: sent,
    perHour: server.perHour,
    trouble,
  };
}
