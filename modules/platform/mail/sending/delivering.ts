import type { App } from "@/src/app";
import type { Lease } from "@/src/database/leases";
import { withLease } from "@/src/workers/runs";
import { errorFields } from "@/src/log";
import { type OpenServer, serverOf } from "../connection/server";
import { clearTroubleWrite, backOff, troubleNow } from "../connection/trouble";
import { whyForbidden, type LetterChecks } from "./letter-checks";
import type { LetterRow } from "./composing";
import { LetterSender } from "./letter-sender";
import type { Outcome } from "./outcome";
import { giveUpWrites, due, quotaLeft } from "../queue";
import { recordOutcome } from "../settling";

/** Sends what is due, in one process at a time; answers whether there may be more. */
export async function deliver(
  app: App,
  checks: LetterChecks,
  signal?: AbortSignal,
): Promise<boolean> {
  const server = await serverOf(app);
  const trouble = await troubleNow(app);
  if (!server || (trouble && trouble.waitUntil > app.now().toISOString())) return false;
  const isMore = await withLease(app, { name: "mail", signal }, async (turn) => {
    await recover(app);
    return deliverDue(app, { ...turn, server, checks, isTroubled: trouble !== null });
  });
  return isMore ?? false;
}

/** Whoever holds the lease finds no letter on its way but those of a process that is gone. */
async function recover(app: App): Promise<void> {
  for (const row of await giveUpWrites(app)) await recordOutcome(app, row, { kind: "unknown" });
}

type Round = {
  server: OpenServer;
  lease: Lease;
  checks: LetterChecks;
  signal: AbortSignal;
  isTroubled: boolean;
};

async function deliverDue(app: App, round: Round): Promise<boolean> {
  const desk = new LetterSender(app, round.server, round.lease);
  const rows = await due(app, await quotaLeft(app, round.server.perHour));
  try {
    for (const row of rows) {
      if (round.signal.aborted) return false;
      const outcome = (await kept(app, row, round.checks)) ?? (await desk.send(row));
      if (!(await goesOn(app, outcome, round))) return false;
    }
  } finally {
    desk.close();
  }
  return rows.length > 0;
}

/** Writes down what keeps a letter from going out; whoever cannot be asked lets nothing through. */
async function kept(app: App, row: LetterRow, checks: LetterChecks): Promise<Outcome | null> {
  const outcome = await whyForbidden(app, row, checks).then(
    (reason): Outcome | null => (reason === null ? null : { kind: "held", reason }),
    (error): Outcome => {
      app.log.warn("a letter could not be checked", errorFields(error));
      return { kind: "unchecked" };
    },
  );
  if (outcome) await recordOutcome(app, row, outcome);
  return outcome;
}

/** A trouble is everyone's: the rest waits with it. */
async function goesOn(app: App, outcome: Outcome, round: Round): Promise<boolean> {
  if (outcome.kind === "trouble") await backOff(app, outcome.sentence);
  if (outcome.kind === "sent" && round.isTroubled) {
    await app.write([clearTroubleWrite(app)]);
    round.isTroubled = false;
  }
  return outcome.kind !== "trouble" && outcome.kind !== "withdrawn";
}
