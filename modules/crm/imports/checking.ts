import { inArray } from "drizzle-orm";
import { candidates, numberOf } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { listed } from "@/src/in-bulk";
import type { Comer } from "./asking";
import { draftOf, type ImportRow } from "./drafts";
import type { Check, DoubleRow, Plan } from "./model";
import { ask } from "./reading-room";
import { type ImportField, shownRows } from "./rules";
import { choiceOf } from "./sweep";

/** Rows that are compared with everybody at once: few enough that others hardly wait. */
const comparedAtOnce = 1000;

/** Every row read, every double looked up, and nothing written. */
export async function check(app: App, id: string): Promise<Check> {
  const row = await draftOf(app, id);
  const { plan } = row;
  const today = todayOf(app);
  const found = await ask(app, fileOf(row), { kind: "check", plan, today });
  const doubles = await doublesOf(app, row, today);
  const here = new Map(doubles.map((it) => [it.n, it]));
  const inFile = found.sameAs.filter(([n]) => !here.has(n));
  const skippedInFile = inFile.filter(([n]) => choiceOf(plan, n) !== "create").length;
  const chosen = (choice: string) => doubles.filter((it) => it.choice === choice).length;
  const ready = found.total - found.leftOut - found.blocked;
  const [update, skip] = [chosen("update"), chosen("skip") + skippedInFile];
  const shown = [...inFile.map(([n, first]) => sameRow(n, first, plan)), ...doubles];
  const { problems, unknown, total, leftOut, blocked } = found;
  return {
    ...{ total, leftOut, blocked, problems, unknown, update, skip },
    create: ready - update - skip,
    doubles: { count: shown.length, rows: shown.slice(0, shownRows) },
    missing: missingIn(plan),
  };
}

export const todayOf = (app: App) => app.now().toISOString().slice(0, 10);
export const fileOf = ({ id, plan: { reading } }: ImportRow) => ({ id, reading });

/** A name is the least by which a person is kept. */
export function missingIn({ columns }: Plan): ImportField[] {
  if (columns.includes("fullName")) return [];
  const needed: ImportField[] = ["firstName", "lastName"];
  return needed.filter((field) => !columns.includes(field));
}

const sameRow = (n: number, sameAs: number, plan: Plan): DoubleRow => ({
  ...{ n, sameAs, name: "", candidate: null, signs: [], choice: choiceOf(plan, n) },
});

/** Who of a file is here already, looked up bit by bit. */
async function doublesOf(app: App, row: ImportRow, today: string): Promise<DoubleRow[]> {
  const upTo = await candidates.newestSeq(app);
  const { plan } = row;
  const doubles: DoubleRow[] = [];
  if (upTo === 0) return doubles;
  for (let from = 0; from < row.total; from += comparedAtOnce) {
    const to = Math.min(row.total, from + comparedAtOnce);
    const comers = await ask(app, fileOf(row), { kind: "keys", plan, today, from, to });
    doubles.push(...(await doublesAmong(app, comers, plan, upTo)));
  }
  return doubles;
}

/** The surest double of each; where there is none, nobody. */
export async function doublesAmong(app: App, comers: Comer[], plan: Plan, upTo: number) {
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
    return [{ n, name, sameAs: null, candidate, signs: double.signs, choice: choiceOf(plan, n) }];
  });
}
