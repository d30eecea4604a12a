import { sql } from "drizzle-orm";
import { candidateTallies, candidateConditionCompilers, townsNear } from "@/modules/crm/candidates";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import {
  type CountedIn,
  isBetween,
  isCompany,
  isOneOf,
  listOf,
  lookedUpBy,
  type Tally,
  valuesIn,
  type ConditionCompilers,
  wordsOf,
} from "@/modules/records/conditions";
import { fields } from "../rules";
import { interviewPeople, interviews } from "../schema";

const { skill, near } = candidateConditionCompilers;

const isInIt = sql`${interviewPeople.interviewId} = ${interviews.id}`;

/** How the list of interviews answers each of its fields, beside its candidate and its client. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  skill,
  near,
  when: isBetween(interviews.scheduledAt),
  status: isOneOf(interviews.status),
  type: isOneOf(interviews.type),
  round: isOneOf(interviews.round),
  result: isOneOf(interviews.result),
  interviewer: (values) => {
    const anybody = sql`exists (select 1 from ${interviewPeople} where ${isInIt})`;
    const named = sql`exists (select 1 from ${interviewPeople} where ${isInIt}
      and ${interviewPeople.userId} in ${listOf(wordsOf(values))})`;
    return values.some(({ isNone }) => isNone) ? sql`(${named} or not ${anybody})` : named;
  },
  client: isCompany(clients.nameKey, sql`${interviews.clientId} is null`),
};

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });

const picked = sql`picked join ${interviews} on ${interviews.seq} = picked.seq`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: valuesOf(interviews.status),
  type: valuesOf(interviews.type),
  round: valuesOf(interviews.round),
  result: valuesOf(interviews.result),
  interviewer: () => sql`select ${interviewPeople.userId} as value, picked.seq from ${picked}
    join ${interviewPeople} on ${isInIt}`,
  client: () => sql`select ${clients.name} as value, picked.seq from ${picked}
    join ${clients} on ${clients.id} = ${interviews.clientId}`,
  skill: () => candidateTallies.skill(picked, sql`${interviews.candidateId}`),
} satisfies Record<CountedIn<typeof fields>, Tally>;
