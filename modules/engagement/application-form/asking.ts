import { and, eq, lt, or, sql } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/access/address";
import { daysEarlier, daysLater } from "@/src/calendar";
import { keptDays, unaskedDays } from "./rules";
import { applicants } from "./schema";

/** Whether confirmation emails can be sent: mail is set up, and the link in them has a public address. */
export const canSendConfirmation = async (app: App): Promise<boolean> =>
  publicAddress(app.config) !== null && (await mail.senderOf(app)) !== null;

export const letterKey = (id: string) => `applicant:${id}:`;

/**
 * When the first confirmation email left; null if none has. The range of keys ends at the character after the
 * separator.
 */
export const confirmationSentAt = sql<
  string | null
>`(select min(coalesce(${letters.sentAt}, ${letters.changedAt}))
  from ${letters}
  where ${letters.onceKey} >= 'applicant:' || ${applicants.id} || ':'
    and ${letters.onceKey} < 'applicant:' || ${applicants.id} || ';'
    and ${letters.state} not in ('queued', 'sending', 'held', 'cancelled'))`;

/** Until when the form is kept: a week after the email, or longer if none could be sent and the office has to ask. */
export const keptUntil = (row: { createdAt: string; askedAt: string | null }): string =>
  row.askedAt
    ? daysLater(new Date(row.askedAt), keptDays)
    : daysLater(new Date(row.createdAt), unaskedDays);

/** Selects forms that have expired. */
export function isOver(app: App) {
  const ago = (days: number) => daysEarlier(app.now(), days);
  const { state, createdAt } = applicants;
  return or(
    lt(createdAt, ago(unaskedDays)),
    and(eq(state, "confirmed"), lt(createdAt, ago(keptDays))),
    and(eq(state, "unconfirmed"), sql`${confirmationSentAt} < ${ago(keptDays)}`),
  );
}
