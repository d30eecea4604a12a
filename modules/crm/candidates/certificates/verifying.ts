import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { notFound } from "@/src/errors";
import { certificateNames } from "./certificates";
import { rowOf, historyLine } from "../lifecycle/archiving";
import { candidatesChanged } from "../events";
import type { CandidateRecord } from "../model";
import { candidateCertificates as held, candidateIdentities } from "../schema";
import { find } from "../lists/service";
import { walletOf } from "./wallet";
import type { IdentityCheck, Wallet } from "./wallet-model";

type CertificateRef = { id: string; certificateId: string };

/** Notes that somebody has seen the original. */
export const verify = (app: App, ref: CertificateRef) => setVerified(app, ref, true);

/** The undo of `verify`. */
export const unverify = (app: App, ref: CertificateRef) => setVerified(app, ref, false);

async function setVerified(
  app: App,
  { id, certificateId }: CertificateRef,
  isSeen: boolean,
): Promise<CandidateRecord> {
  const [row] = await rowsOf(app, [certificateId]);
  if (row?.candidateId !== id) return notFound("certificate");
  await saveVerified(app, [row], isSeen);
  return find(app, id);
}

/** Verifies several at once; answers the ids of those that nobody had verified before. */
export const verifyAll = (app: App, ids: string[]) => setAllVerified(app, ids, true);

/** The undo of `verifyAll`. */
export const unverifyAll = (app: App, ids: string[]) => setAllVerified(app, ids, false);

const setAllVerified = async (app: App, ids: string[], isSeen: boolean) =>
  saveVerified(app, await rowsOf(app, ids), isSeen);

const rowsOf = (app: App, ids: string[]) =>
  app.db
    .select({
      id: held.id,
      candidateId: held.candidateId,
      certificate: held.certificate,
      verifiedAt: held.verifiedAt,
    })
    .from(held)
    .where(inArray(held.id, jsonValues(ids)));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function saveVerified(app: App, rows: Row[], isSeen: boolean) {
  const other = rows.filter(({ verifiedAt }) => (verifiedAt !== null) !== isSeen);
  const ids = other.map(({ id }) => id);
  if (other.length === 0) return { count: 0, ids };
  const people = [...new Set(other.map(({ candidateId }) => candidateId))];
  const called = await certificateNames();
  await app.write(
    other.flatMap((row) =>
      verificationWrites(app, { ...row, name: called(row.certificate) }, isSeen),
    ),
    candidatesChanged(people),
  );
  return { count: ids.length, ids };
}

type Named = Row & { name: string };

function verificationWrites(
  app: App,
  { id, candidateId, certificate, name }: Named,
  isSeen: boolean,
) {
  const seen = { verifiedAt: app.now().toISOString(), verifiedBy: actorIdOf(app) };
  const set = isSeen ? seen : { verifiedAt: null, verifiedBy: null };
  const isStill = isSeen ? isNull(held.verifiedAt) : isNotNull(held.verifiedAt);
  const event = isSeen ? "verified" : "doubted";
  return [
    must(
      app.db
        .update(held)
        .set(set)
        .where(and(eq(held.id, id), isStill)),
    ),
    historyLine(app, [candidateId], { event, reason: name }),
    audit.entry(app, {
      action: `certificate.${event}`,
      entityType: "candidate",
      entityId: candidateId,
      details: { certificate },
    }),
  ];
}

/** Notes that somebody has seen the identity document. Its number and a copy of it are not kept. */
export async function identify(
  app: App,
  id: string,
  { document, expiresOn = null }: IdentityCheck,
): Promise<Wallet> {
  const seen = { checkedAt: app.now().toISOString(), checkedBy: actorIdOf(app) };
  const row = { document, expiresOn, ...seen };
  const write = app.db
    .insert(candidateIdentities)
    .values({ candidateId: id, ...row })
    .onConflictDoUpdate({ target: candidateIdentities.candidateId, set: row });
  return saveIdentity(app, id, { event: "identified", write });
}

/** The undo of `identify`. */
export function unidentify(app: App, id: string): Promise<Wallet> {
  const isTheirs = eq(candidateIdentities.candidateId, id);
  const write = app.db.delete(candidateIdentities).where(isTheirs);
  return saveIdentity(app, id, { event: "unidentified", write });
}

type Change = { event: string; write: Write };

async function saveIdentity(app: App, id: string, { event, write }: Change): Promise<Wallet> {
  await rowOf(app, id);
  const auditEntry = { action: `candidate.${event}`, entityType: "candidate", entityId: id };
  await app.write(
    [write, historyLine(app, [id], { event }), audit.entry(app, auditEntry)],
    candidatesChanged([id]),
  );
  return walletOf(app, id);
}
