import { and, eq, lt, or, sql } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/access/address";
import { daysEarlier, daysLater } from "@/src/calendar";
import { keptDays, unaskedDays } from "./rules";
import { applicants } from "./schema";

/** Whether applicants can be asked by mail whether it was them: there is a server for letters, and an address for their link. */
export const canAsk = async (app: App): Promise<boolean> =>
  publicAddress(app.config) !== null && (await mail.senderOf(app)) !== null;

export const letterKey = (id: string) => `applicant:${id}:`;

/** When the first letter left that asks them; null as long as none could. The key's next sign ends the stretch. */
export const askedAt = sql<
  string | null
>`(select min(coalesce(${letters.sentAt}, ${letters.changedAt}))
  from ${letters}
  where ${letters.onceKey} >= 'applicant:' || ${applicants.id} || ':'
    and ${letters.onceKey} < 'applicant:' || ${applicants.id} || ';'
    and ${letters.state} not in ('queued', 'sending', 'held', 'cancelled'))`;

/** How long what they sent is kept: a week in which they can answer, or until the office has had time to ask. */
export const keptUntil = (row: { createdAt: string; askedAt: string | null }): string =>
  row.askedAt
    ? daysLater(new Date(row.askedAt), keptDays)
    : daysLater(new Date(row.createdAt), unaskedDays);

/** Whose time is over; those who never could be asked have longer, because nobody can have answered. */
export function isOver(app: App) {
  const ago = (days: number) => daysEarlier(app.now(), days);
  const { state, createdAt } = applicants;
  return or(
    lt(createdAt, ago(unaskedDays)),
    and(eq(state, "confirmed"), lt(createdAt, ago(keptDays))),
    and(eq(state, "unconfirmed"), sql`${askedAt} < ${ago(keptDays)}`),
  );
}
