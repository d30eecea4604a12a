import { sql } from "drizzle-orm";
import type { AskedCondition, AskedPart } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { peopleIn } from "../lists/near";
import { candidates } from "../schema";

/** Of what fewer have, all who have it are read; of what more have, one person after the other is asked. */
const mostRead = 5000;
const mostShare = 1 / 4;

type Counts = { holds: Record<string, number>; skill: Record<string, number>; people: number };

const conditionsOf = (parts: AskedPart[]) =>
  parts.flatMap((part) => ("any" in part ? part.any : [part]));

/** For questions without an order: whoever lives in a place is read from its index, however many they are. */
export const asAll = (parts: readonly AskedPart[]): AskedPart[] =>
  parts.map((part) =>
    "any" in part ? { ...part, any: part.any.map(readWhole) } : readWhole(part),
  );

/** Whoever lives in a place is read from the index of places, which says too who was put away. */
export const asksPlace = (parts: readonly AskedPart[]): boolean =>
  parts.some((part) => "key" in part && part.key === "near" && !part.isNot);

export const isThereByIndex = sql`(${candidates.archivedAt} is not null) = 0`;

const readWhole = (it: AskedCondition): AskedCondition =>
  it.key === "near"
    ? { ...it, values: it.values.map((value) => ({ ...value, isRare: true })) }
    : it;

/** Marks the papers, skills and places that few have, so that the database begins with those few. */
export async function withRare(app: App, parts: AskedPart[]): Promise<AskedPart[]> {
  const conditions = conditionsOf(parts);
  for (const value of conditions.flatMap((it) => (it.key === "near" ? it.values : [])))
    value.isRare = (await peopleIn(app, value.found ?? [])) <= mostRead;
  const wanted = conditions.filter(({ key }) => key === "holds" || key === "skill");
  if (wanted.length === 0) return parts;
  const counts = await counted(app, { topic: "candidates", asked: "papers and skills" }, () =>
    read(app),
  );
  const most = Math.min(mostRead, counts.people * mostShare);
  for (const { key, values } of wanted) {
    const of = key === "holds" ? counts.holds : counts.skill;
    const sum = (found: readonly string[] = []) =>
      found.reduce((all, id) => all + (of[id] ?? 0), 0);
    const isRare = values.reduce((all, { found }) => all + sum(found), 0) <= most;
    if (isRare) values.forEach((value) => (value.isRare = true));
  }
  return parts;
}

async function read(app: App): Promise<Counts> {
  const [holds, skill, [[people = 0] = []]] = await Promise.all([
    app.db.all<[string, number]>(
      sql`select certificate, count(*) from candidate_certificates group by certificate`,
    ),
    app.db.all<[string, number]>(
      sql`select skill, sum(n) from candidate_skill_counts group by skill`,
    ),
    app.db.all<[number]>(sql`select coalesce(sum(n), 0) from candidate_counts where archived = 0`),
  ]);
  return { holds: Object.fromEntries(holds), skill: Object.fromEntries(skill), people };
}
