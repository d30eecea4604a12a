import { activities } from "@/modules/records/privacy-log";
import { isTakenBack } from "../legal-bases/rules";
import type { App } from "@/src/app";
import {
  consentFrom,
  consentLine,
  consentRowsOf,
  type ConsentRow,
  insertConsents,
} from "./consent-rows";
import { historyLine } from "../lifecycle/archiving";
import type { Channel, Purpose } from "../rules";
import type { CandidateRow } from "../lifecycle/shape";
import { standingOf } from "./standing";

/** A consent that comes with a file: to what, on which day, how it was given and where that can be proved. */
export type ArrivingConsent = {
  purpose: Purpose;
  on: string;
  /** Whether the file says the day; else it is since when the agency has their data. */
  isDated: boolean;
  channel: Channel;
  proof: string | null;
};

/** A day of the past is noted at its noon, today as now. */
export const momentOf = (day: string, now: string): string =>
  day < now.slice(0, 10) ? `${day}T12:00:00.000Z` : now;

export const consentOf = (app: App, candidateId: string, { on, ...given }: ArrivingConsent) =>
  consentFrom(app, candidateId, { ...given, at: momentOf(on, app.now().toISOString()) });

/**
 * For a known candidate an undated consent counts from the day since which we hold their data, not from today: reading the same
 * file again must not extend how long they are kept.
 */
function provenOf({ heldSince, createdAt }: CandidateRow, it: ArrivingConsent): ArrivingConsent {
  const here = (heldSince ?? createdAt).slice(0, 10);
  return it.isDated || it.on < here ? it : { ...it, on: here };
}

/** Which of these tell something new about a known candidate. A file never restores a consent that was withdrawn later. */
export async function consentsArrived(app: App, before: CandidateRow, all: ArrivingConsent[]) {
  const rows = await consentRowsOf(app, before.id);
  const fresh = all
    .filter(({ purpose }) => purpose !== "marketing" || before.objectedAt === null)
    .map((it) => consentOf(app, before.id, provenOf(before, it)))
    .filter((it) => !rows.some((row) => row.purpose === it.purpose && outlives(row, it)));
  if (fresh.length === 0) return null;
  return {
    set: standingOf(before, [...fresh, ...rows]),
    writes: [
      ...insertConsents(app, fresh),
      ...activities.logActivities(app, fresh.map(consentLine)),
      ...fresh.map(({ purpose }) =>
        historyLine(app, [before.id], { event: "consent-given", reason: purpose }),
      ),
    ],
  };
}

/** Whether the same or a newer consent stands already, or this one was withdrawn since. */
function outlives({ givenAt, withdrawnAt, withdrawnBy }: ConsentRow, { givenAt: at }: ConsentRow) {
  if (withdrawnAt === null) return givenAt.slice(0, 10) >= at.slice(0, 10);
  return isTakenBack(withdrawnBy) && withdrawnAt.slice(0, 10) >= at.slice(0, 10);
}
