import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, signatureOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { notFound } from "@/src/errors";
import { rowOf, historyLine } from "../lifecycle/archiving";
import { candidatesChanged } from "../events";
import type { CandidateRecord } from "../model";
import { candidateCertificates as held, candidateIdentities } from "../schema";
import { find } from "../lists/service";
import { walletOf } from "./wallet";
import type { IdentityCheck, Wallet } from "./wallet-model";

type Paper = { id: string; certificateId: string };

/** Somebody has seen the paper itself. */
export const verify = (app: App, paper: Paper) => mark(app, paper, true);

/** The undo of `verify`. */
export const doubt = (app: App, paper: Paper) => mark(app, paper, false);

async function mark(
  app: App,
  { id, certificateId }: Paper,
  isSeen: boolean,
): Promise<CandidateRecord> {
  const isThis = and(eq(held.id, certificateId), eq(held.candidateId, id));
  const [paper] = await app.db.select().from(held).where(isThis);
  if (!paper) return notFound("certificate");
  if ((paper.verifiedAt !== null) === isSeen) return find(app, id);

  const seen = { verifiedAt: app.now().toISOString(), verifiedBy: signatureOf(app) };
  const set = isSeen ? seen : { verifiedAt: null, verifiedBy: null };
  const isStill = isSeen ? isNull(held.verifiedAt) : isNotNull(held.verifiedAt);
  const event = isSeen ? "verified" : "doubted";
  await app.write(
    [
      must(app.db.update(held).set(set).where(and(isThis, isStill))),
      historyLine(app, [id], { event, reason: paper.certificate }),
      audit.entry(app, {
        action: `certificate.${event}`,
        entityType: "candidate",
        entityId: id,
        details: { certificate: paper.certificate },
      }),
    ],
    candidatesChanged([id]),
  );
  return find(app, id);
}

/** Somebody has seen the document itself; its number and a copy of it are not kept. */
export async function identify(
  app: App,
  id: string,
  { document, expiresOn = null }: IdentityCheck,
): Promise<Wallet> {
  const seen = { checkedAt: app.now().toISOString(), checkedBy: signatureOf(app) };
  const row = { document, expiresOn, ...seen };
  const write = app.db
    .insert(candidateIdentities)
    .values({ candidateId: id, ...row })
    .onConflictDoUpdate({ target: candidateIdentities.candidateId, set: row });
  return noted(app, id, { event: "identified", write });
}

/** The undo of `identify`. */
export function unidentify(app: App, id: string): Promise<Wallet> {
  const isTheirs = eq(candidateIdentities.candidateId, id);
  const write = app.db.delete(candidateIdentities).where(isTheirs);
  return noted(app, id, { event: "unidentified", write });
}

type Change = { event: string; write: Write };

async function noted(app: App, id: string, { event, write }: Change): Promise<Wallet> {
  await rowOf(app, id);
  const auditEntry = { action: `candidate.${event}`, entityType: "candidate", entityId: id };
  await app.write(
    [write, historyLine(app, [id], { event }), audit.entry(app, auditEntry)],
    candidatesChanged([id]),
  );
  return walletOf(app, id);
}
