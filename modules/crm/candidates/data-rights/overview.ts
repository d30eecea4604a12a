import { addDays, utcToday } from "@/src/calendar";
import { basisOn, type Claim, type Purpose, purposes } from "../legal-bases/rules";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { ConsentOverview } from "../consents/consent-model";
import { consentRowsOf, type ConsentRow, consentsAsked } from "../consents/consent-rows";
import { type GroundRow, groundRowsOf, restrictionOf } from "./ground-rows";
import { rowOf } from "../lifecycle/archiving";
import { noticeDueOn } from "./noticing";
import { retentionDays } from "../rules";
import type { CandidateRow } from "../lifecycle/shape";
import { retainedBy } from "../consents/standing";

/** All that somebody agreed to or asked for about their data, and what its use rests on today. */
export async function consentsOf(app: App, id: string): Promise<ConsentOverview> {
  const [row, rows, grounds, restriction, nameOf] = await Promise.all([
    rowOf(app, id),
    consentRowsOf(app, id),
    groundRowsOf(app, id),
    restrictionOf(app, id),
    users.authors(app),
  ]);
  const { informedAt, lastContactAt, objectedAt } = row;
  const dueOn = noticeDueOn(row);
  const known = { row, consents: rows, grounds };
  return {
    consents: rows.map(({ candidateId: _, ...it }) => ({
      ...it,
      recordedBy: nameOf(it.recordedBy),
      withdrawnBy: it.withdrawnBy && nameOf(it.withdrawnBy),
    })),
    retention: retainedBy(row, rows),
    information: dueOn ? { dueOn, informedAt } : null,
    lastContactAt,
    objectedAt,
    restriction: restriction && { ...restriction, by: nameOf(restriction.by) },
    bases: purposes.map((purpose) => ({
      purpose,
      rests: basisOn(purpose, claimsOf(known, purpose), {
        today: utcToday(app),
        isRestricted: row.restrictedAt !== null,
        hasObjected: objectedAt !== null,
      }),
    })),
    grounds: grounds.map(({ candidateId: _, ...it }) => ({
      ...it,
      recordedBy: nameOf(it.recordedBy),
      endedBy: it.endedBy && nameOf(it.endedBy),
    })),
    texts: { version: consentsAsked.version, words: consentsAsked.texts },
  };
}

/** All that is known of why somebody's data may be used. */
type Known = { row: CandidateRow; consents: ConsentRow[]; grounds: GroundRow[] };

/** Claims in order of strength: consents, then recorded grounds, then what follows from how they came. */
function claimsOf({ row, consents, grounds }: Known, purpose: Purpose): Claim[] {
  const given = consents
    .filter((it) => it.purpose === purpose && !it.withdrawnAt)
    .map(({ givenAt }) => ({
      kind: "consent" as const,
      basis: "consent" as const,
      since: givenAt.slice(0, 10),
      until: addDays(givenAt, retentionDays),
    }));
  const recorded = grounds
    .filter((it) => it.purpose === purpose && !it.endedAt)
    .map(({ basis, since, until }) => ({ kind: "recorded" as const, basis, since, until }));
  return [...given, ...recorded, ...(purpose === "keep" ? situationOf(row) : [])];
}

/** Whoever applied is being answered; whoever was sourced may be kept until their notice is due, and after it was given. */
function situationOf(row: CandidateRow): Claim[] {
  const { origin, createdAt, informedAt, dataRetentionUntil } = row;
  const since = createdAt.slice(0, 10);
  const dueOn = noticeDueOn(row);
  if (origin === "applied")
    return [{ kind: "applied", basis: "contract", since, until: dataRetentionUntil }];
  if (dueOn === null) return [];
  const until = informedAt ? dataRetentionUntil : dueOn;
  return [{ kind: "notice", basis: "legitimate-interest", since, until }];
}
