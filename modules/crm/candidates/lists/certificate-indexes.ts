import { sql } from "drizzle-orm";
import { index, type SQLiteColumn } from "drizzle-orm/sqlite-core";

type Column = "candidateId" | "certificate" | "expiresOn" | "issuedOn" | "renewedBy" | "letGoAt";

/** The first two hold all that tells whether a certificate is in force, so that whoever holds one is found without its row. */
export function certificateIndexes(table: Record<Column, SQLiteColumn>) {
  const { candidateId, certificate, expiresOn } = table;
  const force = [expiresOn, table.issuedOn, table.renewedBy, table.letGoAt] as const;
  const isOpen = sql`renewed_by is null and let_go_at is null`;
  return [
    index("candidate_certificates_holder").on(candidateId, certificate, ...force),
    index("candidate_certificates_kind").on(certificate, candidateId, ...force),
    index("candidate_certificates_ends_of").on(certificate, expiresOn).where(isOpen),
    index("candidate_certificates_end").on(expiresOn).where(isOpen),
  ];
}
