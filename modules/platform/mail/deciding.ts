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
    throw new Failure("conflict", "This letter cannot be sent again as it stands.");
  if (row.text === "")
    throw new Failure("conflict", "What this letter said is no longer kept. Write a new one.");
  const nextAt = app.now().toISOString();
  const fresh = { state: "queued" as const, reason: null, attempts: 0, nextAt, startedAt: null };
  return decide(app, row, "retried", fresh);
}

/** A person does not want it sent after all. */
export async function cancel(app: App, id: string): Promise<LoggedLetter> {
  const row = await rowOf(app, id);
  if (!mayBeCancelled.includes(row.state))
    throw new Failure(
      "conflict",
      "This letter is no longer waiting. Reload to see what became of it.",
    );
  return decide(app, row, "cancelled", { state: "cancelled" as const });
}

type Row = typeof letters.$inferSelect;

async function decide(
  app: App,
  { id, state }: Row,
  verb: string,
  change: Partial<Row> & { state: LetterState },
): Promise<LoggedLetter> {
  const set = { ...change, changedAt: app.now().toISOString() };
  const isUnchanged = and(eq(letters.id, id), eq(letters.state, state));
  const deed = { action: `letter.${verb}`, entityType: "letter", entityId: id };
  await app.write(
    [must(app.db.update(letters).set(set).where(isUnchanged)), audit.entry(app, deed)],
    mailSettled([id]),
  );
  return find(app, id);
}

async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(letters).where(eq(letters.id, id));
  return row ?? notFound("letter");
}

/** A letter that was sent has come back; an address that will never work is not written to again. Publish `mailSettled` with it. */
export async function bounceWrites(
  app: App,
  id: string,
  answer: string,
  isPermanent: boolean,
): Promise<Write[]> {
  const [row] = await app.db.select().from(letters).where(eq(letters.id, id));
  if (!row) return [];
  const at = app.now().toISOString();
  const reason = `It came back: ${answer.replaceAll(/\s+/g, " ").slice(0, 300)}`;
  const isSent = and(eq(letters.id, id), eq(letters.state, row.state));
  return [
    app.db.update(letters).set({ state: "bounced", reason, changedAt: at }).where(isSent),
    ...(isPermanent ? suppress(app, row.toAddress, "bounced") : []),
  ];
}
