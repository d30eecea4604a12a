import { and, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import { mail, mailSettled } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import { withActor, type App } from "@/src/app";
import { Failure } from "@/src/errors";
import { campaignsChanged } from "../events";
import { auditEntry, endSequence, type RecipientRow } from "../campaign-writes";
import type { Way } from "../rules";
import { campaignOptOuts as optOuts, campaignRecipients as recipients } from "../schema";

/** Actions by a link have no session; the audit trail names the link as their actor. */
const byLink = (app: App) => withActor(app, { id: null, name: "unsubscribe link" });

/** Attempts after a conflict, so that a simultaneous edit of the record cannot prevent an opt-out. */
const attempts = 5;

async function retryOnConflict(work: () => Promise<void>): Promise<void> {
  for (let n = 1; ; n += 1) {
    try {
      return await work();
    } catch (error) {
      const isLate = error instanceof Failure && error.kind === "conflict" && n < attempts;
      if (!isLate) throw error;
    }
  }
}

/** Opts a person out of all campaigns; idempotent. */
export const optOut = (app: App, recipient: RecipientRow, way: Way): Promise<void> =>
  retryOnConflict(() => optOutOnce(byLink(app), recipient, way));

async function optOutOnce(app: App, { campaignId, candidateId }: RecipientRow, way: Way) {
  if ((await openOptOuts(app, candidateId)).length > 0) return;
  const at = app.now().toISOString();
  const consent = await candidates.consentRefused(app, candidateId, "marketing");
  const waiting = await waitingOf(app, candidateId);
  const row = { id: Bun.randomUUIDv7(), campaignId, candidateId, at, way };
  const own = and(eq(recipients.candidateId, candidateId), eq(recipients.campaignId, campaignId));
  const elsewhere = and(eq(recipients.candidateId, candidateId), eq(recipients.state, "waiting"));
  await app.write(
    [
      ...consent.writes,
      ...(await addressesOf(app, candidateId)).flatMap((it) => mail.suppress(app, it, "optedOut")),
      app.db.insert(optOuts).values({ ...row, consentIds: consent.consentIds }),
      app.db
        .update(recipients)
        .set(endSequence(app, "optedOut", null))
        .where(own),
      app.db
        .update(recipients)
        .set(endSequence(app, "stopped", "optedOut"))
        .where(elsewhere),
      ...mail.cancelLetters(
        app,
        waiting.flatMap(({ letterId }) => letterId ?? []),
      ),
      audit.entry(
        app,
        auditEntry("opted-out", campaignId, { way, consents: consent.consentIds.length }),
      ),
    ],
    ...consent.news,
    campaignsChanged([campaignId, ...waiting.map((it) => it.campaignId)]),
    mailSettled([]),
  );
}

/** Undoes an opt-out by the same link: restores exactly the consents it withdrew. */
export const undoOptOut = (app: App, recipient: RecipientRow): Promise<void> =>
  retryOnConflict(() => undoOptOutOnce(byLink(app), recipient));

async function undoOptOutOnce(app: App, { campaignId, candidateId }: RecipientRow) {
  const open = await openOptOuts(app, candidateId);
  if (open.length === 0) return;
  const ids = open.flatMap(({ consentIds }) => consentIds);
  const consent = await candidates.consentResumed(app, candidateId, {
    purpose: "marketing",
    consentIds: ids,
  });
  const isOpen = and(eq(optOuts.candidateId, candidateId), isNull(optOuts.undoneAt));
  const addresses = await addressesOf(app, candidateId);
  await app.write(
    [
      ...consent.writes,
      ...addresses.flatMap((it) => mail.unsuppress(app, it, "optedOut")),
      app.db.update(optOuts).set({ undoneAt: app.now().toISOString() }).where(isOpen),
      audit.entry(app, auditEntry("opted-in-again", campaignId)),
    ],
    ...consent.news,
    campaignsChanged([campaignId]),
  );
}

export const openOptOuts = (app: App, candidateId: string) =>
  app.db
    .select()
    .from(optOuts)
    .where(and(eq(optOuts.candidateId, candidateId), isNull(optOuts.undoneAt)));

const waitingOf = (app: App, candidateId: string) =>
  app.db
    .select()
    .from(recipients)
    .where(and(eq(recipients.candidateId, candidateId), eq(recipients.state, "waiting")));

/** The person's current address, and those that letters went to. */
async function addressesOf(app: App, candidateId: string): Promise<string[]> {
  const [people, sent] = await Promise.all([
    candidates.approachable(app, [candidateId], "marketing"),
    app.db
      .selectDistinct({ email: letters.toAddress })
      .from(letters)
      .where(
        and(
          eq(letters.recordId, candidateId),
          eq(letters.recordKind, "candidate"),
          eq(letters.purpose, "campaign"),
        ),
      ),
  ]);
  return [...new Set([...people, ...sent].flatMap(({ email }) => email ?? []))];
}
