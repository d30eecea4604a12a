import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { rangesAsked, type AskedRange } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import { taggedWith } from "@/modules/records/tags";
import type { App } from "@/src/app";
import { expandLastPrefix } from "@/src/database/word-prefixes";
import { ftsQueryOf } from "@/src/search";
import { utcToday } from "@/src/calendar";
import { keysOf } from "../duplicates/likeness";
import type { CandidateFilter } from "./questions";
import { livingIn, townsNear } from "./near";
import { within } from "./within";
import {
  type ResolvedPart,
  resolveWithLookups,
  compileConditions,
  isDated,
} from "@/modules/records/conditions";
import { withoutPageOrder, withRare } from "../conditions/rare";
import { conditionCompilers as fieldWays } from "../conditions/compilers";
import { fields, ranges } from "../rules";
import { candidates } from "../schema";

/** As the indexes of the list write it. */
const isArchived = sql`(${candidates.archivedAt} is not null)`;

/** A filter whose typed words are replaced by their kind: its SQL is built once per shape. */
export type FilterShape = Omit<CandidateFilter, "q"> & {
  kind: SearchTerm["kind"];
  asked: AskedRange[];
  /** Only where it matters what day it is. */
  today: string | undefined;
  /** Whether few rows lie within the ranges, so that the index of the range is read first. */
  isRare?: boolean;
  towns: string[] | undefined;
  conditions: ResolvedPart[];
};

/** Splits a filter into its search term, which is a parameter of the query, and the shape that its SQL depends on. */
export async function resolveFilter(app: App, filter: CandidateFilter) {
  const { q, asked } = rangesAsked(ranges, filter);
  const { kind, value } = parseSearchTerm(q);
  const term =
    kind === "words" ? await expandLastPrefix(app, "candidate_search", String(value)) : value;
  const today = dependsOnToday(filter) ? utcToday(app) : undefined;
  const [towns, conditions] = await Promise.all([
    townsNear(app, filter),
    resolveWithLookups(app, { fields, townsNear }, filter.where).then((parts) =>
      withRare(app, parts),
    ),
  ]);
  return { ...filter, q: undefined, asked, today, towns, conditions, kind, term };
}

/** Whether the same filter may have other results tomorrow. */
export const dependsOnToday = (filter: CandidateFilter): boolean =>
  isDated(fields, filter.where) ||
  rangesAsked(ranges, filter).asked.some(({ key }) => key === "available");

export async function matching(app: App, filter: CandidateFilter): Promise<SQL | undefined> {
  const { term, conditions, ...shape } = await resolveFilter(app, filter);
  return matchingShape({ ...shape, conditions: withoutPageOrder(conditions) }, term);
}

export function matchingShape(
  shape: FilterShape,
  term: unknown = sql.placeholder("term"),
): SQL | undefined {
  return and(
    ...filterConditions(shape),
    ...(shape.skill ?? []).map(hasSkill),
    termCondition(shape.kind, term),
  );
}

const filterConditions = ({
  archived,
  status,
  country,
  role,
  tag,
  asked,
  ...shape
}: FilterShape) => [
  sql`${isArchived} = ${archived === "yes" ? 1 : 0}`,
  // Restricted candidates count as archived, but are not listed among the archived either.
  archived === "yes" ? isNull(candidates.restrictedAt) : undefined,
  status === "all" ? undefined : eq(candidates.status, status),
  country && inArray(candidates.country, country.map(toIso)),
  role && inArray(candidates.role, role),
  taggedWith("candidate", candidates.id, tag),
  ranged(asked, shape),
  livingIn(shape.towns, shape.isRare),
  compileConditions(shape.conditions, fieldWays, shape.today ?? ""),
];

/**
 * Where few rows match, the index of the range is read whatever the page's order. Where many match, a unary plus hides that
 * index from SQLite, which then walks the order of the list.
 */
function ranged(asked: AskedRange[], { today, isRare }: Pick<FilterShape, "today" | "isRare">) {
  const isWithin = within(asked, today);
  if (!isWithin || isRare === undefined) return isWithin;
  if (!isRare) return sql`+(${isWithin})`;
  return sql`${candidates.seq} in (select ${candidates.seq} from ${candidates} where ${isArchived} = 0 and ${isWithin})`;
}

const hasSkill = (skill: string) =>
  sql`${candidates.seq} in (select seq from candidate_skills where skill = ${skill})`;

/**
 * Newest rows first from the index of the words or of the skill, no further than the page goes. Undefined where neither is
 * asked for.
 */
export function newestMatching(shape: FilterShape, begin: SQL | undefined): SQL | undefined {
  const { kind, skill: [skill, ...others] = [] } = shape;
  const limit = sql.placeholder("limit");
  if (kind === "words") {
    const all = and(...filterConditions(shape), ...(shape.skill ?? []).map(hasSkillByRow), begin);
    return sql`${candidates.seq} in (select candidate_search.rowid from candidate_search
      cross join ${candidates} on ${candidates.seq} = candidate_search.rowid
      where candidate_search match ${sql.placeholder("term")} and ${all}
      order by candidate_search.rowid desc limit ${limit})`;
  }
  if (kind !== "nothing" || !skill) return undefined;
  const all = and(...filterConditions(shape), ...others.map(hasSkillByRow), begin);
  return sql`${candidates.seq} in (select candidate_skills.seq from candidate_skills
    cross join ${candidates} on ${candidates.seq} = candidate_skills.seq
    where candidate_skills.skill = ${skill} and ${all}
    order by candidate_skills.seq desc limit ${limit})`;
}

/** The same tested row by row, for queries that walk another index. */
const hasSkillByRow = (skill: string) =>
  sql`exists (select 1 from candidate_skills too where too.skill = ${skill} and too.seq = ${candidates.seq})`;

type SearchTerm = {
  kind: "nothing" | "number" | "email" | "phone" | "words" | "nobody";
  value: string | number | null;
};

/** A number or an address means one person; anything else is searched for as words. */
function parseSearchTerm(text = ""): SearchTerm {
  const q = text.trim();
  if (!q) return { kind: "nothing", value: null };
  const number = /^C-?0*(\d+)$/i.exec(q);
  if (number) return { kind: "number", value: Number(number[1]) };
  const { emailKey } = keysOf({ email: /^\S+@\S+$/.test(q) ? q : null });
  if (emailKey) return { kind: "email", value: emailKey };
  const { phoneKey } = keysOf({ phone: /^[+\d][\d\s()./-]+$/.test(q) ? q : null });
  if (phoneKey) return { kind: "phone", value: phoneKey };
  const words = ftsQueryOf(q);
  return words ? { kind: "words", value: words } : { kind: "nobody", value: null };
}

const termConditions: Record<SearchTerm["kind"], (term: unknown) => SQL | undefined> = {
  nothing: () => undefined,
  nobody: () => sql`false`,
  number: (term) => sql`${candidates.seq} = ${term}`,
  email: (term) => sql`${candidates.emailKey} = ${term}`,
  phone: (term) => sql`${candidates.phoneKey} = ${term}`,
  words: (term) => sql`${candidates.seq} in (
    select rowid from candidate_search where candidate_search match ${term})`,
};

const termCondition = (kind: SearchTerm["kind"], term: unknown) => termConditions[kind](term);
