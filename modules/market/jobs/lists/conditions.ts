import { and, type Column, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { companyKeyOf } from "@/modules/knowledge/company-names";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { among } from "@/modules/records/core";
import {
  type ResolvedValue,
  byEach,
  casesOf,
  type CountedIn,
  foundOf,
  hasOneOf,
  isBetween,
  isOneOf,
  listOf,
  type Tally,
  valuesIn,
  type ConditionCompiler,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import type { fields } from "../rules";
import { jobs } from "../schema";
import { placedIn } from "./near";

const rate = sql`case ${jobs.salaryCurrency} ${casesOf(referenceRates.perEuro)} end`;
const inEuros = (one: Column, other: Column) => sql`(coalesce(${one}, ${other}) / ${rate})`;
const paid = among(
  inEuros(jobs.salaryMin, jobs.salaryMax),
  inEuros(jobs.salaryMax, jobs.salaryMin),
);

/** Pay in a currency without a rate is not left out: nobody can say that it is too low. */
const pays: ConditionCompiler = byEach(
  ({ from = null, to = null }) =>
    or(paid({ key: "", from, to }), and(isNotNull(jobs.salaryMax), sql`${rate} is null`)),
  isNull(jobs.salaryMax),
);

const employedBy = byEach(
  ({ text }) => sql`${jobs.companyKey} = ${companyKeyOf(text)}`,
  isNull(jobs.companyKey),
);

/** What was read in the ad stands under the name that the taxonomy has for it. */
const asksFor =
  (list: Column): ConditionCompiler =>
  (values) =>
    or(
      values.some(isNone) ? sql`${list} = '[]'` : undefined,
      sql`exists (select 1 from json_each(${list}) where value in ${listOf(foundOf(values))})`,
    );

const isNone = (value: ResolvedValue) => value.isNone;

/** As its index writes it; a damaged analysis has no contract, and is read anew by the next re-analysis. */
const contract = sql`(case when json_valid(analysis) then analysis ->> '$.demands.contract.value' end)`;
const offers = (truth: SQL) => sql`${jobs.id} in (select job_id from job_analyses where ${truth})`;
const contracts = byEach(
  ({ text }) => offers(sql`${contract} = ${text}`),
  sql`not ${offers(sql`${contract} is not null`)}`,
);

/** How the list of jobs answers each of its fields. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  holds: asksFor(jobs.certifications),
  skill: asksFor(jobs.skills),
  near: (values) => placedIn(foundOf(values)),
  pay: pays,
  employer: employedBy,
  role: isOneOf(jobs.category),
  class: isOneOf(jobs.class),
  score: isBetween(jobs.score),
  systems: hasOneOf(jobs.systems),
  country: isOneOf(jobs.country),
  contract: contracts,
  source: hasOneOf(jobs.sources),
  origin: isOneOf(jobs.sourceType),
  posted: isBetween(jobs.postedAt),
  seen: isBetween(jobs.scrapedAt),
  added: isBetween(jobs.createdAt),
  tag: byEach(({ text }) => taggedWithAny("job", jobs.id, [text]), untagged("job", jobs.id)),
};

const picked = sql`picked join jobs on jobs.seq = picked.seq`;
const valuesOf = valuesIn(picked);
const ofList =
  (list: Column): Tally =>
  () =>
    sql`select each.value, picked.seq from ${picked}, json_each(${list}) each`;

/** Where the values of a field stand, one row each. */
export const tallies: Record<CountedIn<typeof fields>, Tally> = {
  holds: ofList(jobs.certifications),
  skill: ofList(jobs.skills),
  // One company, however its name is written.
  employer: () => sql`select min(${jobs.company}) over (partition by ${jobs.companyKey}) as value,
    picked.seq from ${picked} where ${jobs.companyKey} is not null`,
  role: valuesOf(jobs.category),
  class: valuesOf(jobs.class),
  systems: ofList(jobs.systems),
  country: valuesOf(jobs.country),
  contract: () => sql`select ${contract} as value, picked.seq
    from ${picked} join job_analyses on job_id = jobs.id`,
  source: ofList(jobs.sources),
  origin: valuesOf(jobs.sourceType),
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("job", jobs.id)}`,
};
