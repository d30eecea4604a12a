import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { mailSettled } from "./events";
import { find } from "./log";
import type { LoggedLetter } from "./model";
import { type LetterState, mayBeCancelled, mayBeRetried } from "./rules";
import { letters } from "./schema";
import { suppress } from "./suppressing";

/** A person wants it tried again; the checks are asked once more before it goes. */
export async function retry(app: App, id: string): Promise<LoggedLetter> {
  const row = await rowOf(app, id);
  const isWaiting = row.state === "queued" && row.attempts > 0;
  if (!isWaiting && !mayBeRetried.includes(row.state))
    throw new Failure("conflict", "This email can't be resent as it is.");
  if (row.text === "")
    throw new Failure("conflict", "The text of this email is no longer stored. Write a new one.");
  const nextAt = app.now().toISOString();
  const fresh = { state: "queued" as const, reason: null, attempts: 0, nextAt, startedAt: null };
  return decide(app, row, { action: "letter.retried", change: fresh });
}

/** A person does not want it sent after all. */
export async function cancel(app: App, id: string): Promise<LoggedLetter> {
  const row = await rowOf(app, id);
  if (!mayBeCancelled.includes(row.state))
    throw new Failure(
      "conflict",
      "This email has already been processed. Reload to see its status.",
    );
  return decide(app, row, { action: "letter.cancelled", change: { state: "cancelled" } });
}

type Row = typeof letters.$inferSelect;

/** What somebody does about a letter, as the audit trail names it. */
type Decision = { action: string; change: Partial<Row> & { state: LetterState } };

async function decide(
  app: App,
  { id, state }: Row,
  { action, change }: Decision,
): Promise<LoggedLetter> {
  const set = { ...change, changedAt: app.now().toISOString() };
  const isUnchanged = and(eq(letters.id, id), eq(letters.state, state));
  const entry = { action, entityType: "letter", entityId: id };
  await app.write(
    [must(app.db.update(letters).set(set).where(isUnchanged)), audit.entry(app, entry)],
    mailSettled([id]),
  );
  return find(app, id);
}

async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(letters).where(eq(letters.id, id));
  return row ?? notFound("email");
}

/** What a mail server says of a letter that it sends back. */
type Bounce = { answer: string; isPermanent: boolean };

/**
 * A letter that was sent has come back; an address that will never work is not written to again. Publish `mailSettled`
 * with it.
 */
export async function bounceWrites(
  app: App,
  id: string,
  { answer, isPermanent }: Bounce,
): Promise<Write[]> {
  const [row] = await app.db.select().from(letters).where(eq(letters.id, id));
  if (!row) return [];
  const at = app.now().toISOString();
  const reason = `It bounced: ${answer.replaceAll(/\s+/g, " ").slice(0, 300)}`;
  const isSent = and(eq(letters.id, id), eq(letters.state, row.state));
  return [
    app.db.update(letters).set({ state: "bounced", reason, changedAt: at }).where(isSent),
    ...(isPermanent ? suppress(app, row.toAddress, "bounced") : []),
  ];
}
