import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { inRange, type Bounds, isWithin, rangesAsked } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import { taggedWith } from "@/modules/records/tags";
import { rowsWithPrefixes } from "@/modules/records/search";
import { compileConditions, type LookedUp } from "@/modules/records/conditions";
import { wordsOf } from "@/src/personal-data/name-search";
import type { DeploymentFilter } from "../questions";
import { ranges } from "../rules";
import { deployments } from "../schema";
import { payPerHour, conditionCompilers } from "./conditions";

/** As the indexes of the list write it. */
const isArchived = sql`(${deployments.archivedAt} is not null)`;

const bounds: Bounds<typeof ranges> = {
  start: inRange(deployments.startDate),
  end: inRange(deployments.endDate),
  pay: inRange(payPerHour),
  bill: inRange(sql`(${deployments.billCents} / 100.0)`),
};

export function matching(filter: LookedUp<DeploymentFilter>, today: string): SQL | undefined {
  const { q, asked } = rangesAsked(ranges, filter);
  const { status, contractType, candidateId, clientId, projectId, country, archived } = filter;
  return and(
    sql`${isArchived} = ${archived === "yes" ? 1 : 0}`,
    status === "all" ? undefined : eq(deployments.status, status),
    contractType === "all" ? undefined : eq(deployments.contractType, contractType),
    candidateId ? eq(deployments.candidateId, candidateId) : undefined,
    clientId ? eq(deployments.clientId, clientId) : undefined,
    projectId ? eq(deployments.projectId, projectId) : undefined,
    country ? eq(deployments.country, toIso(country)) : undefined,
    taggedWith("deployment", deployments.id, filter.tag),
    isWithin(asked, bounds),
    compileConditions(filter.conditions, conditionCompilers, today),
    q?.trim() ? found(q.trim()) : undefined,
  );
}

/** A number means one deployment; any other word stands in position or location (specification §5), or begins a name. */
function found(q: string): SQL | undefined {
  const number = /^D-?0*(\d+)$/i.exec(q);
  if (number) return eq(deployments.seq, Number(number[1]));
  return and(...q.split(/\s+/).map((word) => or(withPart(word), withName(word))));
}

function withPart(word: string): SQL {
  const part = `%${word.replaceAll(/[%_\\]/g, "\\$&")}%`;
  return sql`(${deployments.position} like ${part} escape '\\' or ${deployments.location} like ${part} escape '\\')`;
}

/** Whoever works there, and for whom. */
function withName(word: string): SQL | undefined {
  const words = wordsOf(word);
  if (words.length === 0) return undefined;
  const people = rowsWithPrefixes("candidate", words);
  const companies = rowsWithPrefixes("client", words);
  return sql`(${deployments.candidateId} in
      (select ${candidates.id} from ${candidates} where ${candidates.seq} in ${people})
    or ${deployments.clientId} in
      (select ${clients.id} from ${clients} where ${clients.seq} in ${companies}))`;
}
