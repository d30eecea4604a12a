import { and, eq, inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { must } from "@/src/database";
import { mailSettled } from "./events";
import { isRepeatable, type LetterState, retryDelaysMs } from "./rules";
import { letters } from "./schema";
import type { LetterRow } from "./sending/composing";
import type { Outcome } from "./sending/outcome";

type Change = Partial<typeof letters.$inferInsert>;

/** By which name the letter goes out, and under whose lease; without one where a person waits for it. */
type Beginning = { messageId: string; lease: Lease | null };

/** From here on it may have arrived; written down before the first byte of it leaves. */
export const begin = (app: App, { id }: LetterRow, { messageId, lease }: Beginning) =>
  app.write(
    [
      ...(lease ? [mustHoldLease(app, lease)] : []),
      must(
        app.db
          .update(letters)
          .set({ state: "sending", startedAt: app.now().toISOString(), messageId })
          .where(and(eq(letters.id, id), eq(letters.state, "queued"))),
      ),
    ],
    mailSettled([id]),
  );

/** What is known of a letter once it has been tried; one that was cancelled meanwhile stays so. */
export async function recordOutcome(app: App, row: LetterRow, outcome: Outcome): Promise<void> {
  const change = changeAfter(app, row, outcome);
  if (change) await land(app, row, change);
}

/** A test that did not go out is over: somebody was told, and the queue is not to try it again. */
export const giveUp = (app: App, row: LetterRow, reason: string) =>
  land(app, row, { state: "failed", reason });

const onTheWay: LetterState[] = ["queued", "sending", "unsure"];

const land = (app: App, { id }: LetterRow, change: Change) =>
  app.write(
    [
      app.db
        .update(letters)
        .set({ ...change, changedAt: app.now().toISOString() })
        .where(and(eq(letters.id, id), inArray(letters.state, onTheWay))),
    ],
    mailSettled([id]),
  );

function changeAfter(app: App, row: LetterRow, outcome: Outcome): Change | null {
  const attempts = row.attempts + 1;
  switch (outcome.kind) {
    case "sent":
      return {
        state: "sent",
        attempts,
        reason: null,
        sentAt: app.now().toISOString(),
        ...(outcome.messageId && { messageId: outcome.messageId }),
      };
    case "refused": {
      const reason = `The mail server rejected it: ${outcome.answer}`;
      return { state: "refused", attempts, reason };
    }
    case "later": {
      const reason = `The mail server asks to try later: ${outcome.answer}`;
      return again(app, attempts, reason);
    }
    case "broken":
      return { state: "failed", attempts, reason: outcome.sentence };
    case "held":
      return { state: "held", reason: outcome.reason };
    case "unchecked": {
      const reason = "Couldn't check whether the email may be sent.";
      return again(app, attempts, reason);
    }
    case "unknown":
      return unknown(app, row);
    default:
      return null;
  }
}

/** A letter that may have arrived goes out again only where a second copy does no harm. */
function unknown(app: App, { purpose, attempts }: LetterRow): Change {
  const reason = "The connection broke while the email was being sent, so it may have arrived.";
  if (isRepeatable(purpose)) return again(app, attempts + 1, reason);
  return { state: "unsure", attempts: attempts + 1, reason };
}

function again(app: App, attempts: number, reason: string): Change {
  const wait = retryDelaysMs[attempts - 1];
  if (wait === undefined) return { state: "failed", attempts, reason };
  const nextAt = new Date(app.now().getTime() + wait).toISOString();
  return { state: "queued", attempts, reason, nextAt, startedAt: null };
}
