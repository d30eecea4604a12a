import { inArray } from "drizzle-orm";
import { candidates, numberOf } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { utcToday } from "@/src/calendar";
import type { CandidateRow } from "../reading/reader-requests";
import { draftOf, type ImportRow } from "./drafts";
import type { Check, DuplicateRow, Plan } from "../model";
import { askReader } from "../reading/reader-client";
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
  const found = await askReader(app, fileOf(row), { kind: "check", plan, today });
  const duplicates = await duplicatesInFile(app, row, today);
  const here = new Set(duplicates.map(({ n }) => n));
  const inFile = found.twins
    .filter(({ n }) => !here.has(n))
    .map((it) => ({ ...it, candidate: null, choice: choiceOf(plan, it.n, it.signs) }));
  const skippedInFile = inFile.filter(({ choice }) => choice !== "create").length;
  const chosen = (choice: string) => duplicates.filter((it) => it.choice === choice).length;
  const ready = found.total - found.leftOut - found.blocked - found.sums.count;
  const [update, skip] = [chosen("update"), chosen("skip") + skippedInFile];
  const all: DuplicateRow[] = [...inFile, ...duplicates];
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

const shownOf = (rows: DuplicateRow[]) => ({ count: rows.length, rows: rows.slice(0, shownRows) });

/** The rows of a file that are existing candidates, looked up in batches. */
async function duplicatesInFile(app: App, row: ImportRow, today: string): Promise<DuplicateRow[]> {
  const upTo = await candidates.newestSeq(app);
  const { plan } = row;
  const duplicates: DuplicateRow[] = [];
  if (upTo === 0) return duplicates;
  const size = createBatchSize(comparedAtOnce);
  for (let [from, to] = [0, 0]; from < row.total; from = to) {
    to = Math.min(row.total, from + size.now());
    const incoming = await askReader(app, fileOf(row), { kind: "keys", plan, today, from, to });
    await nextSlice();
    const met = await size.during(to - from, () => duplicatesAmong(app, incoming, { plan, upTo }));
    duplicates.push(...met);
  }
  return duplicates;
}

/** The plan, and the highest candidate number from before the import. */
type Existing = { plan: Plan; upTo: number };

/** The surest duplicate of each row; rows without one are left out. */
export async function duplicatesAmong(
  app: App,
  incoming: CandidateRow[],
  { plan, upTo }: Existing,
) {
  const found = new Map<number, Awaited<ReturnType<typeof candidates.duplicatesOfMany>>[number]>();
  for (const duplicate of await candidates.duplicatesOfMany(app, incoming, upTo)) {
    if (!found.has(duplicate.n)) found.set(duplicate.n, duplicate);
  }
  if (found.size === 0) return [];
  const ids = [...found.values()].map(({ id }) => id);
  const { id, seq, firstName, lastName } = people;
  const rows = await app.db
    .select({ id, seq, firstName, lastName })
    .from(people)
    .where(inArray(people.id, jsonValues(ids)));
  const byId = new Map(rows.map((it) => [it.id, it]));
  return incoming.flatMap(({ n, name }): DuplicateRow[] => {
    const duplicate = found.get(n);
    const person = duplicate && byId.get(duplicate.id);
    if (!person) return [];
    const candidate = {
      id: person.id,
      number: numberOf(person.seq),
      name: `${person.firstName} ${person.lastName}`,
    };
    const { signs } = duplicate;
    return [{ n, name, sameAs: null, candidate, signs, choice: choiceOf(plan, n, signs) }];
  });
}
