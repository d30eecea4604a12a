import { type Arriving, candidates } from "@/modules/crm/candidates";
import type { Batch } from "./asking";
import type { ReadRow } from "./mapping/rows";
import type { Plan } from "./model";
import { choiceOf, type Sweep } from "./sweep";

/** A file whose rows have all been read once by one plan. */
export type Reckoned = {
  rows: readonly string[][];
  plan: Plan;
  read: (row: string[], n: number) => ReadRow;
  sweep: Sweep;
};

/** What is landed of these rows, what is passed over, and what is refused. */
export async function batchOf(file: Reckoned, rows: number[], at: string): Promise<Batch> {
  const batch: Batch = { comers: [], passed: [], refused: [] };
  const informed = informedOf(file.plan);
  for (const n of rows) {
    const found = comerOf(file, n);
    if (found) {
      const landing = await candidates.readied({ ...found.given, ...informed }, at);
      batch.comers.push({ ...found.comer, landing });
    } else if (file.sweep.states[n] === "ready") batch.passed.push({ n, outcome: "skipped" });
    else batch.refused.push({ n, cells: file.rows[n] ?? [], reason: reasonOf(file, n) });
  }
  return batch;
}

/** Who has been told already has not to be told again. */
function informedOf({ provenance }: Plan) {
  const { isInformed, on } = provenance ?? {};
  return isInformed && on ? { informedAt: `${on}T12:00:00.000Z` } : {};
}

export function comerOf(file: Reckoned, n: number) {
  const { plan, sweep } = file;
  const isPassed = sweep.sameAs.has(n) && choiceOf(plan, n) !== "create";
  if (sweep.states[n] !== "ready" || isPassed) return null;
  const given = givenOf(file, n)?.given;
  if (!given) return null;
  const name = `${given.firstName} ${given.lastName}`;
  return { comer: { n, name, keys: candidates.keysOf(given) }, given };
}

/** What a row says of a person, completed by the rows further down that are the same one. */
export function givenOf(file: Reckoned, n: number) {
  const { given } = readAt(file, n);
  if (!given) return null;
  const joined = (file.sweep.joining.get(n) ?? []).map((it) => readAt(file, it).given);
  return { n, given: Object.assign({}, given, ...joined) as Arriving };
}

function reasonOf(file: Reckoned, n: number): string {
  if (file.sweep.states[n] === "left-out") return "left-out";
  return readAt(file, n)
    .problems.map(({ field, code }) => `${field}: ${code}`)
    .join("; ");
}

const readAt = ({ read, rows }: Reckoned, n: number) => read(rows[n] ?? [], n);
