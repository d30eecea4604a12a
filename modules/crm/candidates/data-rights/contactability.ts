import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { addDays, utcToday } from "@/src/calendar";
import { matching } from "../lists/filter";
import type { CandidateFilter } from "../lists/questions";
import { isUntold, noticeColumns } from "./noticing";
import { numberOf, type Purpose, retentionDays } from "../rules";
import { candidateConsents as consents, candidates } from "../schema";

/** What one has to know of somebody before writing to them without being asked. */
export type Approachable = Awaited<ReturnType<typeof approachable>>[number];

/** Those of a list, the oldest first, at most so many. */
export async function idsOf(app: App, filter: CandidateFilter, most: number): Promise<string[]> {
  const rows = await app.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(await matching(app, filter))
    .orderBy(candidates.seq)
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Of these people, with the newest standing consent to one purpose. */
export async function approachable(app: App, ids: string[], purpose: Purpose) {
  const [people, given] = await Promise.all([
    app.db
      .select(columns)
      .from(candidates)
      .where(inArray(candidates.id, jsonValues(ids)))
      .orderBy(candidates.seq),
    app.db
      .select({
        id: consents.id,
        candidateId: consents.candidateId,
        givenAt: consents.givenAt,
      })
      .from(consents)
      .where(
        and(
          inArray(consents.candidateId, jsonValues(ids)),
          eq(consents.purpose, purpose),
          isNull(consents.withdrawnAt),
          // Older consents have lapsed, whether or not the night has noted it yet.
          gt(consents.givenAt, addDays(utcToday(app), -retentionDays)),
        ),
      )
      .orderBy(consents.givenAt, desc(consents.id)),
  ]);
  const consentOf = new Map(given.map(({ candidateId, ...consent }) => [candidateId, consent]));
  const today = utcToday(app);
  return people.map(({ seq, archivedAt, ...person }) => ({
    ...person,
    number: numberOf(seq),
    isArchived: archivedAt !== null,
    isRestricted: person.restrictedAt !== null,
    hasObjected: person.objectedAt !== null,
    isUntold: isUntold(person, today),
    consent: consentOf.get(person.id) ?? null,
  }));
}

const columns = {
  id: candidates.id,
  seq: candidates.seq,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  email: candidates.email,
  status: candidates.status,
  archivedAt: candidates.archivedAt,
  retainUntil: candidates.dataRetentionUntil,
  languages: candidates.languages,
  country: candidates.country,
  location: candidates.location,
  headline: candidates.headline,
  restrictedAt: candidates.restrictedAt,
  objectedAt: candidates.objectedAt,
  ...noticeColumns,
};
