import { eq, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { allRowsOf, type CertificateRow } from "./certificates";
import { rowOf } from "../lifecycle/archiving";
import { candidateIdentities } from "../schema";
import type { Wallet, WalletCertificate } from "./wallet-model";

/** Everything a candidate holds or held, and whether somebody has seen who they are. */
export async function walletOf(app: App, id: string): Promise<Wallet> {
  await rowOf(app, id);
  const [rows, identity, nameOf] = await Promise.all([
    allRowsOf(app, id),
    identityOf(app, id),
    users.authors(app),
  ]);
  const { certificateNameOf, certificateInfoOf } = await import("@/modules/knowledge/analysis");
  const papers = rows.map(({ candidateId: _, letGoAt, verifiedBy, ...row }): WalletCertificate => ({
    ...row,
    name: certificateNameOf(row.certificate) ?? row.certificate,
    verifiedBy: verifiedBy && nameOf(verifiedBy),
    state: row.renewedBy ? "renewed" : letGoAt ? "let-go" : "current",
    proposedUntil: proposedExpiry(row, certificateInfoOf(row.certificate)?.validMonths ?? null),
    isTermPublished: certificateInfoOf(row.certificate)?.isTermPublished ?? false,
    leadDays: certificateInfoOf(row.certificate)?.leadDays ?? null,
  }));
  return {
    papers,
    identity: identity && { ...identity, checkedBy: nameOf(identity.checkedBy) },
  };
}

/** The usual term after the day of issue, where nobody noted the last day. */
const proposedExpiry = (
  { issuedOn, expiresOn }: Pick<CertificateRow, "issuedOn" | "expiresOn">,
  validMonths: number | null,
) =>
  issuedOn && !expiresOn && validMonths
    ? Temporal.PlainDate.from(issuedOn).add({ months: validMonths }).toString()
    : null;

export async function identityOf(app: App, id: string) {
  const [row] = await identity(app.db, { id });
  return row ?? null;
}

const identity = prepared((db) =>
  db
    .select({
      document: candidateIdentities.document,
      expiresOn: candidateIdentities.expiresOn,
      checkedAt: candidateIdentities.checkedAt,
      checkedBy: candidateIdentities.checkedBy,
    })
    .from(candidateIdentities)
    .where(eq(candidateIdentities.candidateId, sql.placeholder("id"))),
);
