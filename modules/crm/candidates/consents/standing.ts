import { isTakenBack } from "../legal-bases/rules";
import { type Retention, retentionOf } from "./retention";
import type { candidateConsents } from "../schema";
import type { CandidateRow } from "../lifecycle/shape";

type ConsentRow = typeof candidateConsents.$inferSelect;
type Ground = Pick<CandidateRow, "createdAt" | "heldSince" | "lastContactAt"> &
  Partial<Pick<CandidateRow, "turnedDownUntil" | "retentionDays">>;

/** What the record itself says of its consents: whether the data may be kept, since when, and how long. */
export function standingOf(row: Ground, consents: ConsentRow[]) {
  const { consentAt } = keptSince(consents);
  return {
    gdprConsent: consentAt !== null,
    consentAt,
    dataRetentionUntil: retainedBy(row, consents).until,
  };
}

export const retainedBy = (
  { createdAt, heldSince, lastContactAt, turnedDownUntil, retentionDays }: Ground,
  consents: ConsentRow[],
): Retention =>
  retentionOf({
    createdAt: heldSince ?? createdAt,
    lastContactAt,
    turnedDownUntil,
    retentionDays,
    ...keptSince(consents),
  });

/** Of all consents to be kept: since when the newest stands, and when the last was withdrawn. */
function keptSince(consents: ConsentRow[]) {
  const kept = consents.filter(({ purpose }) => purpose === "keep");
  const standing = kept.filter(({ withdrawnAt }) => withdrawnAt === null);
  const withdrawn = kept.flatMap(({ withdrawnAt, withdrawnBy }) =>
    withdrawnAt && isTakenBack(withdrawnBy) ? [withdrawnAt] : [],
  );
  return {
    consentAt: newest(standing.map(({ givenAt }) => givenAt)),
    withdrawnAt: newest(withdrawn),
  };
}

const newest = (moments: string[]): string | null => moments.toSorted().at(-1) ?? null;
