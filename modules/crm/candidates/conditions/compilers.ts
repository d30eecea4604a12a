import { and, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import {
  byEach,
  foundOf,
  hasOneOf,
  isBetween,
  isOneOf,
  isSo,
  listOf,
  type ConditionCompiler,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { ownedBy } from "@/modules/records/owners";
import { taggedWithAny, untagged } from "@/modules/records/tags";
import { livingIn } from "../lists/near";
import type { fields } from "../rules";
import { candidateIdentities, candidates } from "../schema";
import { availableFrom, eurosPerYear } from "./columns";

/** Only a certificate in force counts: issued by that day, not expired, neither renewed nor let go. */
const holds = byEach(({ found = [], on = "", isRare }) =>
  isRare
    ? sql`${candidates.seq} in (select holder.seq from candidate_certificates held
        join candidates holder on holder.id = held.candidate_id
        where held.certificate in ${listOf(found)} and ${isInForce(on)})`
    : sql`exists (select 1 from candidate_certificates held
        where held.certificate in ${listOf(found)} and held.candidate_id = ${candidates.id}
          and ${isInForce(on)})`,
);

export const isInForce = (on: string): SQL => sql`held.renewed_by is null and held.let_go_at is null
  and (held.expires_on is null or held.expires_on >= ${on})
  and (held.issued_on is null or held.issued_on <= ${on})`;

const hasSkill: ConditionCompiler = (values) => {
  const skills = listOf(foundOf(values));
  return values.some(({ isRare }) => isRare)
    ? sql`${candidates.seq} in (select seq from candidate_skills where skill in ${skills})`
    : sql`exists (select 1 from candidate_skills known
        where known.skill in ${skills} and known.seq = ${candidates.seq})`;
};

/** A level that nobody noted is below every level. */
const speaks = byEach(({ text, found }) => {
  const level = sql`json_extract(${candidates.languages}, ${`$.${text}`})`;
  return found ? sql`${level} in ${listOf(found)}` : isNotNull(level);
});

/** A wish in a currency without a rate is not left out: nobody can say that it is too high. */
const wishes: ConditionCompiler = byEach(
  (value) =>
    or(
      isBetween(eurosPerYear)([value], ""),
      and(isNotNull(candidates.payCents), isNull(eurosPerYear)),
    ),
  isNull(candidates.payCents),
);

const agreed = byEach(
  ({ text }) => sql`exists (select 1 from candidate_consents given
    where given.candidate_id = ${candidates.id} and given.purpose = ${text}
      and given.withdrawn_at is null)`,
  sql`not exists (select 1 from candidate_consents given
    where given.candidate_id = ${candidates.id} and given.withdrawn_at is null)`,
);

const isIdentified = (on: string) => sql`exists (select 1 from ${candidateIdentities} seen
  where seen.candidate_id = ${candidates.id}
    and (seen.expires_on is null or seen.expires_on >= ${on}))`;

const worksShifts: ConditionCompiler = byEach(
  ({ text }) => sql`${candidates.worksShifts} = ${text === "yes" ? 1 : 0}`,
  isNull(candidates.worksShifts),
);

const near: ConditionCompiler = (values) => {
  const isFew = values.some(({ isRare }) => isRare);
  return livingIn(foundOf(values), isFew);
};

/** What other lists ask of the person that their rows are about. */
export const candidateConditionCompilers = {
  holds,
  skill: hasSkill,
  language: speaks,
  near,
} satisfies Record<string, ConditionCompiler>;

/** The values that those persons have, for lists whose `picked` names them by this column. */
export const candidateTallies = {
  holds: (picked: SQL, candidateId: SQL, today: string) =>
    sql`select held.certificate as value, picked.seq from ${picked}
      join candidate_certificates held on held.candidate_id = ${candidateId}
      where ${isInForce(today)}`,
  skill: (picked: SQL, candidateId: SQL) =>
    sql`select each.value, picked.seq from ${picked}
      join candidates known on known.id = ${candidateId}, json_each(known.skills) each`,
  language: (picked: SQL, candidateId: SQL) =>
    sql`select each.key as value, picked.seq from ${picked}
      join candidates known on known.id = ${candidateId}, json_each(known.languages) each`,
};

/** How the list of candidates answers each of its fields. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  holds,
  skill: hasSkill,
  near,
  free: (values, today) => isBetween(availableFrom(today))(values, today),
  pay: wishes,
  language: speaks,
  status: isOneOf(candidates.status),
  role: isOneOf(candidates.role),
  systems: hasOneOf(candidates.systems),
  country: isOneOf(candidates.country),
  willing: hasOneOf(candidates.willingCountries),
  contract: isOneOf(candidates.contract),
  shifts: worksShifts,
  years: isBetween(candidates.yearsDatacentre),
  experience: isBetween(candidates.yearsTotal),
  notice: isBetween(candidates.noticeDays),
  identity: isSo(isIdentified),
  consent: agreed,
  contacted: isBetween(candidates.lastContactAt),
  informed: isBetween(candidates.informedAt),
  origin: isOneOf(candidates.origin),
  added: isBetween(candidates.createdAt),
  changed: isBetween(candidates.updatedAt),
  keep: isBetween(candidates.dataRetentionUntil),
  owner: ownedBy("candidate", candidates.id),
  tag: byEach(
    ({ text }) => taggedWithAny("candidate", candidates.id, [text]),
    untagged("candidate", candidates.id),
  ),
};
