import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import {
  certificateNames,
  type CertificateRow,
  insertCertificates,
  isCurrent,
  certificateRow,
} from "./certificates";
import { candidatesChanged } from "../events";
import { updateIfVersion, rowOf, historyLine } from "../lifecycle/archiving";
import { candidateCertificates as held } from "../schema";
import { walletOf } from "./wallet";
import type { NewWalletCertificate, CertificateDetails, Wallet } from "./wallet-model";

export type CertificateRef = { id: string; certificateId: string };

/** Adds a certificate to the wallet. */
export async function addCertificate(
  app: App,
  id: string,
  given: NewWalletCertificate,
): Promise<Wallet> {
  const { certificateInfoOf } = await import("@/modules/knowledge/analysis");
  if (!certificateInfoOf(given.certificate)) {
    throw new Failure("invalid", "Choose a certificate from the list.");
  }
  const row = { ...certificateRow(id, given), proofFileId: given.proofFileId ?? null };
  return saveChange(app, id, {
    event: "paper-added",
    subject: row,
    writes: insertCertificates(app, [row]),
  });
}

/** Changes number, dates or proof. A new number or date takes the verification away: nobody has seen it. */
export async function editCertificate(
  app: App,
  ref: CertificateRef,
  given: CertificateDetails,
): Promise<Wallet> {
  const before = await currentOf(app, ref);
  const set = detailsOf(given, before);
  const isOther = marks.some((mark) => set[mark] !== before[mark]);
  const unseen = isOther ? { verifiedAt: null, verifiedBy: null } : {};
  const write = must(
    app.db
      .update(held)
      .set({ ...set, ...unseen })
      .where(and(eq(held.id, before.id), isCurrent)),
  );
  return saveChange(app, ref.id, { event: "paper-edited", subject: before, writes: [write] });
}

const marks = ["number", "issuedOn", "expiresOn"] as const;

const detailsOf = (
  given: CertificateDetails,
  before: Pick<CertificateRow, keyof CertificateDetails>,
) => ({
  number: given.number === undefined ? before.number : given.number,
  issuedOn: given.issuedOn === undefined ? before.issuedOn : given.issuedOn,
  expiresOn: given.expiresOn === undefined ? before.expiresOn : given.expiresOn,
  proofFileId: given.proofFileId === undefined ? before.proofFileId : given.proofFileId,
});

/** Adds a new certificate of the same kind; the old row stays as history and points at it. */
export async function renew(
  app: App,
  ref: CertificateRef,
  given: CertificateDetails,
): Promise<Wallet> {
  const old = await currentOf(app, ref);
  const row = {
    ...certificateRow(ref.id, { ...given, certificate: old.certificate }),
    proofFileId: given.proofFileId ?? null,
  };
  const replaced = must(
    app.db
      .update(held)
      .set({ renewedBy: row.id })
      .where(and(eq(held.id, old.id), isCurrent)),
  );
  const writes = [replaced, ...insertCertificates(app, [row])];
  return saveChange(app, ref.id, { event: "paper-renewed", subject: row, writes });
}

/** The undo of `renew`, asked of the old certificate: it counts again, and the new one is deleted. */
export async function unrenew(app: App, ref: CertificateRef): Promise<Wallet> {
  const old = await certificateAt(app, ref);
  const { renewedBy } = old;
  if (!renewedBy) return walletOf(app, ref.id);
  const isNewest = and(eq(held.id, renewedBy), isNull(held.renewedBy));
  const writes = [
    must(app.db.delete(held).where(isNewest)),
    must(
      app.db
        .update(held)
        .set({ renewedBy: null })
        .where(and(eq(held.id, old.id), eq(held.renewedBy, renewedBy))),
    ),
  ];
  return saveChange(app, ref.id, { event: "paper-unrenewed", subject: old, writes });
}

/** Nobody will renew this certificate: it stays in the wallet and off every list of what expires. */
export async function letGo(app: App, ref: CertificateRef): Promise<Wallet> {
  const row = await currentOf(app, ref);
  const set = { letGoAt: app.now().toISOString() };
  const write = must(
    app.db
      .update(held)
      .set(set)
      .where(and(eq(held.id, row.id), isCurrent)),
  );
  return saveChange(app, ref.id, { event: "paper-let-go", subject: row, writes: [write] });
}

/** The undo of `letGo`. */
export async function undoLetGo(app: App, ref: CertificateRef): Promise<Wallet> {
  const row = await certificateAt(app, ref);
  if (row.letGoAt === null) return walletOf(app, ref.id);
  const isGone = and(eq(held.id, row.id), isNotNull(held.letGoAt));
  const write = must(app.db.update(held).set({ letGoAt: null }).where(isGone));
  return saveChange(app, ref.id, { event: "paper-taken-back", subject: row, writes: [write] });
}

async function certificateAt(
  app: App,
  { id, certificateId }: CertificateRef,
): Promise<CertificateRow> {
  const isThis = and(eq(held.id, certificateId), eq(held.candidateId, id));
  const [row] = await app.db.select().from(held).where(isThis);
  return row ?? notFound("certificate");
}

async function currentOf(app: App, ref: CertificateRef): Promise<CertificateRow> {
  const row = await certificateAt(app, ref);
  if (row.renewedBy === null && row.letGoAt === null) return row;
  throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
}

/** What is done to the wallet, and the certificate that it is about. */
type Change = {
  event: string;
  subject: Pick<CertificateRow, "certificate" | "expiresOn">;
  writes: (Write | Guarded)[];
};

/** Also raises the record's version: a form opened before must not write the old list of certificates back. */
async function saveChange(
  app: App,
  id: string,
  { event, subject, writes }: Change,
): Promise<Wallet> {
  const { certificate, expiresOn } = subject;
  const reason = (await certificateNames())(certificate);
  const changes = { expiresOn: [null, expiresOn] as [null, string | null] };
  await app.write(
    [
      updateIfVersion(app, await rowOf(app, id), {}),
      ...writes,
      historyLine(app, [id], { event, reason, changes: expiresOn ? changes : {} }),
      audit.entry(app, {
        action: `certificate.${event}`,
        entityType: "candidate",
        entityId: id,
        details: { certificate },
      }),
    ],
    candidatesChanged([id]),
  );
  return walletOf(app, id);
}
