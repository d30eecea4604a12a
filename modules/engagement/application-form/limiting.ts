import { eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { countAttempt, type Limit, networkOf } from "@/src/http/access/limits";
import { keyedHash } from "@/src/secrets/secrets";
import { dayMs, hourMs } from "@/src/calendar";
import * as rules from "./rules";
import { applicants } from "./schema";
import type { FieldError } from "./words";

/** A keyed hash of the IPv4 address or IPv6 network; only this installation can compute it. */
export const originOf = (app: App, address: string): string =>
  keyedHash(
    app.config,
    "applicant's network",
    address.includes(":") ? networkOf(address) : address,
  );

/** What whoever sent too much is told, and the seconds after which they may try again. */
export type Refusal = { trouble: FieldError; retryAfter: number };

/** A rate limit that is checked before the form is read. */
export const triedTooOften = (app: App, origin: string): Promise<Refusal | null> =>
  over(app, "busy", { key: `apply-try:${origin}`, most: rules.triesPerHour, windowMs: hourMs });

/** From where, from whose mailbox and for which job a form came. */
type Attempt = { origin: string; emailHash: string; jobId: string };

/** A rate limit for valid forms, by origin, mailbox and job; null if the form may be stored. */
export async function refusal(
  app: App,
  { origin, emailHash, jobId }: Attempt,
): Promise<Refusal | null> {
  const day = { windowMs: dayMs };
  const from = { key: `apply:${origin}`, most: rules.keptPerHour, windowMs: hourMs };
  const mailbox = { key: `apply-mail:${emailHash}`, most: rules.perMailboxADay, ...day };
  const job = { key: `apply-job:${jobId}`, most: rules.perJobADay, ...day };
  return (
    (await over(app, "busy", from)) ??
    (await over(app, "full", mailbox)) ??
    (await over(app, "full", job)) ??
    ((await isFull(app)) ? { trouble: "full", retryAfter: dayMs / 1000 } : null)
  );
}

async function over(app: App, trouble: FieldError, limit: Limit): Promise<Refusal | null> {
  try {
    await countAttempt(app, limit);
    return null;
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== "throttled") throw error;
    return { trouble, retryAfter: error.retryAfter ?? limit.windowMs / 1000 };
  }
}

/** Whether more forms are waiting than a week of genuine applications would bring. */
async function isFull(app: App): Promise<boolean> {
  const [waiting] = await app.db
    .select({
      n: sql<number>`count(*)`,
      bytes: sql<number>`coalesce(sum(${applicants.cvBytes}), 0)`,
    })
    .from(applicants)
    .where(eq(applicants.state, "unconfirmed"));
  const { n, bytes } = waiting ?? { n: 0, bytes: 0 };
  return n >= rules.maxWaiting || bytes >= rules.maxWaitingBytes;
}
