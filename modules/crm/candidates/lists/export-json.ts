import { type Column, sql } from "drizzle-orm";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { candidates } from "../schema";
import { numberOf } from "../rules";
import { type Row, stored } from "./export-columns";

/** What a record says in other words than its columns. */
const composed = new Set<string>(["seq", "country", "skills", "skillNames", "payCents"]);
/** Under another name. */
const renamed: Record<string, string> = {
  payCurrency: "salaryCurrency",
  payPeriod: "salaryPeriod",
};

const truth = (column: Column | ReturnType<typeof sql>) =>
  sql`json(case ${column} when 1 then 'true' when 0 then 'false' end)`;

function asJson(column: Column) {
  if (column.dataType === "json") return sql`json(${column})`;
  return column.dataType === "boolean" ? truth(column) : sql`${column}`;
}

const isArchived = sql`(${candidates.archivedAt} is not null)`;
const fields = Object.entries(stored)
  .filter(([name]) => !composed.has(name) && name !== "archivedAt")
  .map(([name, column]) => sql`${renamed[name] ?? name}, ${asJson(column)}`);

/** Columns rendered as JSON by SQLite: crossing them one by one would make a JavaScript value of each first. */
export const textColumns = {
  whole: sql<string>`json_object(${sql.join(fields, sql`, `)}, 'isArchived', ${truth(isArchived)})`,
  id: candidates.id,
  seq: candidates.seq,
  country: candidates.country,
  payCents: candidates.payCents,
  skills: sql<string>`${candidates.skills}`,
  skillNames: sql<string>`${candidates.skillNames}`,
};

type Kept = Pick<Row, "id" | "seq" | "country" | "payCents" | "certificates" | "owner">;
export type TextRow = Kept & Record<"whole" | "skills" | "skillNames", string>;

/** One record as `toCandidate` shapes it, with its certificates, as the text of its JSON. */
export function recordText(row: TextRow): string {
  const { whole, seq, country, payCents, certificates } = row;
  const rest = {
    number: numberOf(seq),
    country: country && toSpecification(country),
    salaryExpectation: payCents === null ? null : String(payCents / 100),
    certificates,
  };
  const skills = skillsText(row.skills, row.skillNames);
  return `${whole.slice(0, -1)},"skills":${skills},${JSON.stringify(rest).slice(1)}`;
}

/**
 * Pairs each skill with its id from the two stored lists. They are split at `","`, which no item contains unless somebody
 * else wrote the list with spaces.
 */
function skillsText(ids: string, names: string): string {
  const [some, all] = [stringsIn(ids), stringsIn(names)];
  let text = "[";
  for (const [n, name] of all.entries())
    text += `${n > 0 ? "," : ""}{"id":${some[n] ?? null},"name":${name}}`;
  return `${text}]`;
}

function stringsIn(list: string): string[] {
  if (list === "[]") return [];
  if (!list.startsWith('["') || !list.endsWith('"]') || /" |, "/.test(list))
    return (JSON.parse(list) as unknown[]).map((it) => JSON.stringify(it));
  return list
    .slice(2, -2)
    .split('","')
    .map((it) => `"${it}"`);
}
