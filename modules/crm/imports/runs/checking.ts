import { inArray } from "drizzle-orm";
import { candidates, numberOf } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { listed } from "@/src/database/bulk-insert";
import { utcToday } from "@/src/calendar";
import type { Comer } from "../reading/reader-requests";
import { draftOf, type ImportRow } from "./drafts";
import type { Check, DoubleRow, Plan } from "../model";
import { ask } from "../reading/reading-room";
import { type ImportField, shownRows } from "../rules";
import { choiceOf, isSure } from "../reading/row-scan";
import { createBatchSize, nextSlice } from "@/src/workers/time-slices";

/** Rows per lookup, adapted to what fits into a slice of work. */
const comparedAtOnce = { least: 32, most: 1000 };

/** A dry run: reads every row and looks up every duplicate, and writes nothing. */
export async function check(app: App, id: string): Promise<Check> {
  const row = await draftOf(app, id);
  const { plan } = row;
  const today = utcToday(app);
  const found = await ask(app, fileOf(row), { kind: "check", plan, today });
  const doubles = await doublesOf(app, row, today);
  const here = new Set(doubles.map(({ n }) => n));
  const inFile = found.twins
    .filter(({ n }) => !here.has(n))
    .map((it) => ({ ...it, candidate: null, choice: choiceOf(plan, it.n, it.signs) }));
  const skippedInFile = inFile.filter(({ choice }) => choice !== "create").length;
  const chosen = (choice: string) => doubles.filter((it) => it.choice === choice).length;
  const ready = found.total - found.leftOut - found.blocked - found.sums.count;
  const [update, skip] = [chosen("update"), chosen("skip") + skippedInFile];
  const all: DoubleRow[] = [...inFile, ...doubles];
  const { problems, unknown, sums, unread, total, leftOut, blocked } = found;
  return {
    total,
    leftOut,
    blocked,
    problems,
    unknown,
    sums,
    unread,
    update,
    skip,
    create: ready - update - skip,
    doubles: shownOf(all.filter(({ signs }) => isSure(signs))),
    alike: shownOf(all.filter(({ signs }) => !isSure(signs))),
    missing: missingIn(plan),
  };
}

export const fileOf = ({ id, plan: { reading } }: ImportRow) => ({ id, reading });

/** Required fields that no column has: a person needs at least a name. */
export function missingIn({ columns }: Plan): ImportField[] {
  if (columns.includes("fullName")) return [];
  const needed: ImportField[] = ["firstName", "lastName"];
  return needed.filter((field) => !columns.includes(field));
}

const shownOf = (rows: DoubleRow[]) => ({ count: rows.length, rows: rows.slice(0, shownRows) });

/** The rows of a file that are existing candidates, looked up in batches. */
async function doublesOf(app: App, row: ImportRow, today: string): Promise<DoubleRow[]> {
  const upTo = await candidates.newestSeq(app);
  const { plan } = row;
  const doubles: DoubleRow[] = [];
  if (upTo === 0) return doubles;
  const size = createBatchSize(comparedAtOnce);
  for (let [from, to] = [0, 0]; from < row.total; from = to) {
    to = Math.min(row.total, from + size.now());
    const comers = await ask(app, fileOf(row), { kind: "keys", plan, today, from, to });
    await nextSlice();
    const met = await size.during(to - from, () => doublesAmong(app, comers, { plan, upTo }));
    doubles.push(...met);
  }
  return doubles;
}

/** The plan, and the highest candidate number from before the import. */
type Here = { plan: Plan; upTo: number };

/** The surest duplicate of each row; rows without one are left out. */
export async function doublesAmong(app: App, comers: Comer[], { plan, upTo }: Here) {
  const found = new Map<number, Awaited<ReturnType<typeof candidates.doublesOf>>[number]>();
  for (const double of await candidates.doublesOf(app, comers, upTo)) {
    if (!found.has(double.n)) found.set(double.n, double);
  }
  if (found.size === 0) return [];
  const ids = [...found.values()].map(({ id }) => id);
  const { id, seq, firstName, lastName } = people;
  const rows = await app.db
    .select({ id, seq, firstName, lastName })
    .from(people)
    .where(inArray(people.id, listed(ids)));
  const byId = new Map(rows.map((it) => [it.id, it]));
  return comers.flatMap(({ n, name }): DoubleRow[] => {
    const double = found.get(n);
    const person = double && byId.get(double.id);
    if (!person) return [];
    const candidate = {
      id: person.id,
      number: numberOf(person.seq),
      name: `${person.firstName} ${person.lastName}`,
    };
    const { signs } = double;
    return [{ n, name, sameAs: null, candidate, signs, choice: choiceOf(plan, n, signs) }];
  });
}
