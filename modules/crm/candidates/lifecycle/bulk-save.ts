import { eq, sql } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { changesOf, deleteHistoryWrite, historyWrites } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { insertAll, insertInBulk, valuesOf } from "@/src/database/bulk-insert";
import {
  type CertificateRow,
  heldBy,
  replaceCertificates,
  rowsOf,
} from "../certificates/certificates";
import { deleteWrite } from "./archiving";
import { type ArrivingConsent, consentOf, momentOf } from "../consents/arriving";
import {
  consentLine,
  consentRowsOf,
  type ConsentRow,
  insertConsents,
} from "../consents/consent-rows";
import { objectionsArrived } from "../data-rights/objection-rows";
import { updateIfVersion, historyLine } from "./archiving";
import { keysOf } from "../duplicates/likeness";
import type { NewCandidate, StatusChange } from "../model";
import { columnsOf, historyFields } from "./recording";
import { retentionOf } from "../consents/retention";
import { candidateCertificates, candidateConsents, candidates } from "../schema";
import type { CandidateRow } from "./shape";

/** Somebody who comes with many others, and may have been placed or banned where they come from. */
export type ImportedCandidate = Omit<NewCandidate, "status"> & {
  [Field in "status" | "reason" | "until"]?: StatusChange[Field] | undefined;
} & {
  informedAt?: string | undefined;
  /** Since which day their data are here. */
  heldSince?: string | undefined;
  consents?: ArrivingConsent[];
  /** Since which day they want not to be approached. */
  objectedOn?: string | undefined;
};

/** Values in the order of the columns, so that one statement inserts a whole batch. */
export type PreparedRows = {
  id: string;
  row: unknown[];
  certificates: unknown[][];
  consents: ArrivingConsent[];
  /** Set for somebody who objected to being contacted: the address to suppress. */
  objection: { email: string | null } | null;
};

/** Prepares the rows without the database: runs in a worker, off the thread that serves requests. */
export async function prepareRows(input: ImportedCandidate, at: string): Promise<PreparedRows> {
  const { certificates = [], status = "active", reason = null, until = null, ...rest } = input;
  const { consents = [], objectedOn, ...given } = rest;
  const id = Bun.randomUUIDv7();
  const kept = consents.find(({ purpose }) => purpose === "keep");
  const consentAt = kept ? momentOf(kept.on, at) : null;
  const createdAt = given.heldSince ?? at;
  const row = {
    ...(await columnsOf(given)),
    ...keysOf(given),
    id,
    status,
    statusReason: reason,
    statusUntil: until,
    createdAt: at,
    updatedAt: at,
    consentAt,
    gdprConsent: consentAt !== null,
    objectedAt: objectedOn ? momentOf(objectedOn, at) : null,
    dataRetentionUntil: retentionOf({ ...ground, createdAt, consentAt }).until,
  };
  return {
    id,
    consents,
    objection: objectedOn ? { email: row.email ?? null } : null,
    row: valuesOf(candidates, row),
    certificates: heldBy(id, certificates).map((row: CertificateRow) =>
      valuesOf(candidateCertificates, row),
    ),
  };
}

/** Nobody has spoken with them yet, and they have taken nothing back. */
const ground = { lastContactAt: null, withdrawnAt: null };

/** Inserts a batch: candidates, certificates, consents, and the history line that names their source. */
export function bulkInsertWrites(app: App, prepared: PreparedRows[], reason: string): Write[] {
  if (prepared.length === 0) return [];
  const line = {
    kind: "candidate" as const,
    at: app.now().toISOString(),
    event: "imported",
    reason,
  };
  const by = app.actor.id;
  const lines = prepared.map(({ id }) => ({ ...line, by, recordId: id, changes: {} }));
  const certificates = prepared.flatMap((it) => it.certificates);
  const consents = prepared.flatMap(({ id, consents: given }) =>
    given.map((it) => consentOf(app, id, it)),
  );
  return [
    ...insertInBulk(
      app.db,
      candidates,
      prepared.map(({ row }) => row),
    ),
    ...insertInBulk(app.db, candidateCertificates, certificates),
    ...insertAll(app.db, candidateConsents, consents),
    ...activities.logActivities(app, consents.map(consentLine)),
    ...objectionsArrived(app, prepared),
    ...historyWrites(app, lines),
  ];
}

/** The highest number so far. An import compares with candidates up to it, never with those it adds itself. */
export async function newestSeq(app: App): Promise<number> {
  const [row] = await app.db
    .select({ seq: sql<number>`coalesce(max(${candidates.seq}), 0)` })
    .from(candidates);
  return row?.seq ?? 0;
}

/** Deletes imported candidates that nothing has changed since. */
export const undoInsertWrites = (app: App, ids: string[]): Write[] => [
  deleteWrite(app, ids),
  deleteHistoryWrite(app, { kind: "candidate", ids }),
];

/** A candidate as they were before somebody changed them, certificates and consents and all. */
export type Former = { row: CandidateRow; papers: CertificateRow[]; consents: ConsentRow[] };

export const formerOf = async (app: App, row: CandidateRow): Promise<Former> => ({
  row,
  papers: await rowsOf(app, row.id),
  consents: await consentRowsOf(app, row.id),
});

/**
 * Puts a candidate back to a former state, provided the version is still the one that the change left. An objection stays:
 * only the person may withdraw it.
 */
export async function restoreWrites(
  app: App,
  { row, papers: certificates, consents }: Former,
  version: number,
): Promise<(Write | Guarded)[]> {
  const { seq: _, id, version: __, createdAt: ___, updatedAt: ____, ...fields } = row;
  const [now] = await app.db.select().from(candidates).where(eq(candidates.id, id));
  const changes = now ? changesOf(historyFields, now, row) : {};
  const objectedAt = row.objectedAt ?? now?.objectedAt ?? null;
  return [
    updateIfVersion(app, { id, version }, { ...fields, objectedAt }),
    ...replaceCertificates(app, await rowsOf(app, id), certificates),
    app.db.delete(candidateConsents).where(eq(candidateConsents.candidateId, id)),
    ...insertConsents(app, consents),
    historyLine(app, [id], { event: "edited", changes }),
  ];
}
