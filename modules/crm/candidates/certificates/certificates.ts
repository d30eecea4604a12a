import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { prepared } from "@/src/database/prepared";
import type { Certificate, NewCandidate } from "../model";
import { candidateCertificates as held } from "../schema";

export type CertificateRow = typeof held.$inferSelect;
type Given = NonNullable<NewCandidate["certificates"]>[number];

/** Neither renewed nor let go: the rows that every question about a candidate's certificates counts. */
export const isCurrent = and(isNull(held.renewedBy), isNull(held.letGoAt));

export const rowsOf = (app: App, candidateId: string): Promise<CertificateRow[]> =>
  current(app.db, { candidateId });

const current = prepared((db) =>
  db
    .select()
    .from(held)
    .where(and(eq(held.candidateId, sql.placeholder("candidateId")), isCurrent))
    .orderBy(asc(held.id)),
);

/** Also what was renewed or let go. */
export const allRowsOf = (app: App, candidateId: string): Promise<CertificateRow[]> =>
  app.db.select().from(held).where(eq(held.candidateId, candidateId)).orderBy(asc(held.id));

let taxonomy: Promise<typeof import("@/modules/knowledge/analysis")> | undefined;

/** Looks up a certificate's name by its id. The taxonomy is imported at the first call, so that a start does without it. */
export async function certificateNames(): Promise<(certificate: string) => string> {
  const { certificateNameOf } = await (taxonomy ??= import("@/modules/knowledge/analysis"));
  return (certificate) => certificateNameOf(certificate) ?? certificate;
}

/** A candidate's current certificates with their names. */
export async function certificatesOf(app: App, candidateId: string): Promise<Certificate[]> {
  const [rows, nameOf] = await Promise.all([rowsOf(app, candidateId), users.authors(app)]);
  if (rows.length === 0) return [];
  const called = await certificateNames();
  return rows.map(({ id, certificate, number, issuedOn, expiresOn, verifiedAt, verifiedBy }) => ({
    id,
    certificate,
    name: called(certificate),
    number,
    issuedOn,
    expiresOn,
    verifiedAt,
    verifiedBy: verifiedBy && nameOf(verifiedBy),
  }));
}

export const certificateRow = (candidateId: string, it: Given): CertificateRow => ({
  id: Bun.randomUUIDv7(),
  candidateId,
  certificate: it.certificate,
  number: it.number ?? null,
  issuedOn: it.issuedOn ?? null,
  expiresOn: it.expiresOn ?? null,
  verifiedAt: null,
  verifiedBy: null,
  proofFileId: null,
  renewedBy: null,
  letGoAt: null,
});

/** Turns a submitted list into rows. An entry equal to an existing row keeps that row, and with it who verified it. */
export const heldBy = (candidateId: string, given: Given[], before: CertificateRow[] = []) =>
  given.map((it): CertificateRow => {
    const entry = certificateRow(candidateId, it);
    return before.find((row) => sameAs(entry, row)) ?? entry;
  });

type CertificateFields = Pick<CertificateRow, "certificate" | "number" | "issuedOn" | "expiresOn">;
const marks = ["certificate", "number", "issuedOn", "expiresOn"] as const;
const sameAs = (a: CertificateFields, b: CertificateFields) =>
  marks.every((mark) => a[mark] === b[mark]);

/** How the history writes them: "nen3140-vp until 2027-05-01, vog". */
export const certificatesAsText = (certificates: CertificateFields[]): string | null =>
  certificates
    .map(({ certificate, expiresOn }) =>
      expiresOn ? `${certificate} until ${expiresOn}` : certificate,
    )
    .toSorted()
    .join(", ") || null;

export const insertCertificates = (app: App, rows: CertificateRow[]): Write[] =>
  insertAll(app.db, held, rows);

/** Deletes what is gone and inserts what is new. What stays keeps its row, because reminders refer to it. */
export function replaceCertificates(
  app: App,
  before: CertificateRow[],
  after: CertificateRow[],
): Write[] {
  const isIn = (rows: CertificateRow[]) => (row: CertificateRow) =>
    rows.some(({ id }) => id === row.id);
  const gone = before.filter((row) => !isIn(after)(row)).map(({ id }) => id);
  return [
    ...(gone.length > 0 ? [app.db.delete(held).where(inArray(held.id, gone))] : []),
    ...insertCertificates(
      app,
      after.filter((row) => !isIn(before)(row)),
    ),
  ];
}
