import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { clientRows } from "@/modules/crm/clients/read-model";
import { inRange, type Bounds, isWithin, rangesAsked } from "@/modules/records/core";
import { taggedWith } from "@/modules/records/tags";
import { ftsQueryOf } from "@/src/search";
import { compileConditions, type LookedUp } from "@/modules/records/conditions";
import type { ProjectFilter } from "../questions";
import { ranges } from "../rules";
import { projects } from "../schema";
import { conditionCompilers } from "./conditions";

/** As the indexes of the list write it. */
const isArchived = sql`(${projects.archivedAt} is not null)`;

const bounds: Bounds<typeof ranges> = {
  budget: inRange(sql`(${projects.budgetCents} / 100.0)`),
  start: inRange(projects.startDate),
  end: inRange(projects.endDate),
  seats: inRange(sql`(${projects.positionsRequired} - ${projects.positionsFilled})`),
  added: inRange(projects.createdAt),
};

export function matching(filter: LookedUp<ProjectFilter>, today: string): SQL | undefined {
  const { status, priority, client, archived, overdue, open } = filter;
  const { q, asked } = rangesAsked(ranges, filter);
  return and(
    sql`${isArchived} = ${archived === "yes" ? 1 : 0}`,
    status === "all" ? undefined : eq(projects.status, status),
    priority === "all" ? undefined : eq(projects.priority, priority),
    client ? eq(projects.clientId, client) : undefined,
    overdue
      ? sql`${projects.endDate} < ${today} and ${projects.status} not in ('completed', 'cancelled')`
      : undefined,
    open ? sql`${projects.positionsFilled} < ${projects.positionsRequired}` : undefined,
    taggedWith("project", projects.id, filter.tag),
    isWithin(asked, bounds),
    compileConditions(filter.conditions, conditionCompilers, today),
    q?.trim() ? found(q.trim()) : undefined,
  );
}

/** The trigrams that a part of a name is found by have three letters. */
const shortestPart = 3;

/** A number means one project; a part of a name or a place is found as the specification asks (§5), or whole words. */
function found(q: string): SQL | undefined {
  const number = /^P-?0*(\d+)$/i.exec(q);
  if (number) return eq(projects.seq, Number(number[1]));
  return or(withinNames(q), withWords(q)) ?? ne(projects.seq, projects.seq);
}

function withinNames(q: string): SQL {
  const part = q.replaceAll("\0", "");
  if ([...part].length < shortestPart) {
    return sql`(instr(${projects.nameKey}, ${part.toLowerCase()}) > 0
      or instr(lower(coalesce(${projects.location}, '')), ${part.toLowerCase()}) > 0)`;
  }
  const phrase = `"${part.replaceAll('"', '""')}"`;
  return sql`${projects.seq} in (
    select rowid from project_names where project_names match ${phrase})`;
}

/** Words of the project, or of the name of its client. */
function withWords(q: string): SQL | undefined {
  const words = ftsQueryOf(q);
  if (!words) return undefined;
  return or(
    sql`${projects.seq} in (
      select rowid from project_search where project_search match ${words})`,
    sql`${projects.clientId} in (select id from ${clientRows} where seq in (
      select rowid from client_search where client_search match ${`name : (${words})`}))`,
  );
}
