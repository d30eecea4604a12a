import { asc, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Certificate, NewCandidate } from "./model";
import { candidateCertificates as held } from "./schema";

export type CertificateRow = typeof held.$inferSelect;
type Given = NonNullable<NewCandidate["certificates"]>[number];

export const rowsOf = (app: App, candidateId: string): Promise<CertificateRow[]> =>
  app.db.select().from(held).where(eq(held.candidateId, candidateId)).orderBy(asc(held.id));

/** A candidate's papers with their names; the taxonomy is loaded when the first of them is shown. */
export async function certificatesOf(
  app: App,
  candidateId: string,
  nameOf: (signature: string) => string,
): Promise<Certificate[]> {
  const rows = await rowsOf(app, candidateId);
  if (rows.length === 0) return [];
  const { certificateNameOf } = await import("@/modules/analysis");
  return rows.map(({ candidateId: _, ...row }) => ({
    ...row,
    name: certificateNameOf(row.certificate) ?? row.certificate,
    verifiedBy: row.verifiedBy && nameOf(row.verifiedBy),
  }));
}

/** The rows that a list of papers becomes; one that stays as it was keeps who verified it. */
export const heldBy = (candidateId: string, given: Given[], before: CertificateRow[] = []) =>
  given.map((it): CertificateRow => {
    const paper = {
      certificate: it.certificate,
      number: it.number ?? null,
      issuedOn: it.issuedOn ?? null,
      expiresOn: it.expiresOn ?? null,
    };
    const known = before.find((row) => sameAs(paper, row));
    if (known) return known;
    return { ...paper, id: Bun.randomUUIDv7(), candidateId, verifiedAt: null, verifiedBy: null };
  });

type Paper = Pick<CertificateRow, "certificate" | "number" | "issuedOn" | "expiresOn">;
const marks = ["certificate", "number", "issuedOn", "expiresOn"] as const;
const sameAs = (a: Paper, b: Paper) => marks.every((mark) => a[mark] === b[mark]);

/** How the history writes them: "nen3140-vp until 2027-05-01, vog". */
export const papersAsText = (papers: Paper[]): string | null =>
  papers
    .map(({ certificate, expiresOn }) =>
      expiresOn ? `${certificate} until ${expiresOn}` : certificate,
    )
    .toSorted()
    .join(", ") || null;

export const insertPapers = (app: App, rows: CertificateRow[]): Write[] =>
  rows.length > 0 ? [app.db.insert(held).values(rows)] : [];

export const replacePapers = (app: App, candidateId: string, rows: CertificateRow[]): Write[] => [
  app.db.delete(held).where(eq(held.candidateId, candidateId)),
  ...insertPapers(app, rows),
];
