import { and, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import { mail, mailSettled } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { daysLater } from "@/src/calendar";
import { campaignsChanged } from "./events";
import { checkAudience } from "./sending/audience-check";
import type { Step } from "./model";
import { campaigns, campaignRecipients as recipients } from "./schema";

const atOnce = 500;

type Settled = Awaited<ReturnType<typeof unprocessedOutcomes>>[number];

/** Letters with a final state that their recipient's sequence does not reflect yet. */
const unprocessedOutcomes = (app: App) =>
  app.db
    .select({
      id: recipients.id,
      campaignId: recipients.campaignId,
      candidateId: recipients.candidateId,
      step: recipients.step,
      letterId: letters.id,
      state: letters.state,
      sentAt: letters.sentAt,
      sequence: campaigns.sequence,
    })
    .from(recipients)
    .innerJoin(letters, eq(letters.id, recipients.letterId))
    .innerJoin(campaigns, eq(campaigns.id, recipients.campaignId))
    .where(
      or(
        and(
          eq(recipients.state, "waiting"),
          isNull(recipients.dueAt),
          notInArray(letters.state, ["queued", "sending"]),
        ),
        and(inArray(recipients.state, ["waiting", "finished"]), eq(letters.state, "bounced")),
      ),
    )
    .limit(atOnce);

/** Applies the outcome of letters: schedules the next one or ends the sequence. Answers how many were processed. */
export async function recordOutcomes(app: App): Promise<number> {
  const rows = await unprocessedOutcomes(app);
  if (rows.length === 0) return 0;
  const held = rows.filter(({ state }) => state === "held");
  const again = await recheckHeld(app, held);
  const writes = rows.map((row) => written(app, row, again));
  const back = held.filter(({ id }) => again.get(id) === null).map(({ letterId }) => letterId);
  await app.write(
    [...mail.cancelLetters(app, back), ...writes],
    campaignsChanged(rows.map(({ campaignId }) => campaignId)),
    mailSettled(back),
  );
  return rows.length;
}

/** Checks held letters again: the reason that still applies, or null if it has passed, for example after a pause. */
async function recheckHeld(app: App, held: Settled[]): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  for (const [campaignId, rows] of Map.groupBy(held, (row) => row.campaignId)) {
    const people = await checkAudience(
      app,
      rows.map(({ candidateId }) => candidateId),
      campaignId,
    );
    const reasons = new Map(people.map(({ person, reason }) => [person.id, reason]));
    for (const { id, candidateId } of rows)
      found.set(id, reasons.has(candidateId) ? (reasons.get(candidateId) ?? null) : "forgotten");
  }
  return found;
}

type Change = Partial<typeof recipients.$inferInsert>;

function written(app: App, row: Settled, again: Map<string, string | null>): Write {
  const set: Change = { ...changeFor(app, row, again), changedAt: app.now().toISOString() };
  const isStill = inArray(recipients.state, ["waiting", "finished"]);
  return app.db
    .update(recipients)
    .set(set)
    .where(and(eq(recipients.id, row.id), isStill));
}

function changeFor(app: App, row: Settled, again: Map<string, string | null>): Change {
  const now = app.now().toISOString();
  if (row.state === "sent") return afterLetter(row, row.sentAt ?? now);
  if (row.state === "refused" || row.state === "bounced")
    return { state: "bounced", reason: row.state, dueAt: null };
  // The reason has passed, for example after a pause: the same letter is due again.
  if (again.get(row.id) === null) return { dueAt: now, letterId: null };
  return { state: "stopped", reason: again.get(row.id) ?? row.state, dueAt: null };
}

function afterLetter({ sequence, step }: Settled, sentAt: string): Change {
  const next: Step | undefined = sequence[step + 1];
  if (!next) return { state: "finished", dueAt: null };
  const dueAt = daysLater(new Date(sentAt), next.waitDays);
  return { step: step + 1, dueAt };
}
