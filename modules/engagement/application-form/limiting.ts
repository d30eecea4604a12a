import { eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { countAttempt, type Limit, networkOf } from "@/src/http/access/limits";
import { keyedHash } from "@/src/secrets/secrets";
import { dayMs, hourMs } from "@/src/calendar";
import * as rules from "./rules";
import { applicants } from "./schema";
import type { FieldError } from "./words";

/** From where, as only this installation can tell it again: an address, or the network of a newer one. */
export const originOf = (app: App, address: string): string =>
  keyedHash(
    app.config,
    "applicant's network",
    address.includes(":") ? networkOf(address) : address,
  );

/** Everything that is looked at, before any of it is read. */
export const triedTooOften = (app: App, origin: string) =>
  isOver(app, { key: `apply-try:${origin}`, most: rules.triesPerHour, windowMs: hourMs });

/** From where, from whose mailbox and for which job a form came. */
type Attempt = { origin: string; emailHash: string; jobId: string };

/** Who has sent too much, of those whose form is in order; null where it may be kept. */
export async function refusal(
  app: App,
  { origin, emailHash, jobId }: Attempt,
): Promise<FieldError | null> {
  const own = [
    { key: `apply:${origin}`, most: rules.keptPerHour, windowMs: hourMs },
    { key: `apply-mail:${emailHash}`, most: rules.perMailboxADay, windowMs: dayMs },
  ];
  if (await isOver(app, ...own)) return "busy";
  const ofJob = { key: `apply-job:${jobId}`, most: rules.perJobADay, windowMs: dayMs };
  return (await isOver(app, ofJob)) || (await isFull(app)) ? "full" : null;
}

async function isOver(app: App, ...limits: Limit[]): Promise<boolean> {
  try {
    await countAttempt(app, ...limits);
    return false;
  } catch (error) {
    if (error instanceof Failure && error.kind === "throttled") return true;
    throw error;
  }
}

/** Whether more wait for their confirmation than a week of honest people would bring. */
async function isFull(app: App): Promise<boolean> {
  const [waiting] = await app.db
    .select({
      n: sql<number>`count(*)`,
      bytes: sql<number>`coalesce(sum(${applicants.cvBytes}), 0)`,
    })
    .from(applicants)
    .where(eq(applicants.state, "unconfirmed"));
  const { n, bytes } = waiting ?? { n: 0, bytes: 0 };
  return n >= rules.mostWaiting || bytes >= rules.mostWaitingBytes;
}
