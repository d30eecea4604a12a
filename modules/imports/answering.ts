import { namedCertificates } from "@/modules/analysis";
import { type Arriving, candidates } from "@/modules/candidates";
import type { About, Answers, Batch, Question } from "./asking";
import { guessed, signatureOf } from "./mapping/guess";
import { type ReadRow, rowReader } from "./mapping/rows";
import { folded } from "./mapping/words";
import type { Plan, Reading } from "./model";
import { readingOf, type Table, tableOf } from "./reading/table";
import { previewRows } from "./rules";
import { choiceOf, type Sweep, swept } from "./sweep";

/** The one file that is read now, and what reading it by one plan told. */
let held: { key: string; table: Table; reading: Reading } | undefined;
let reckoned:
  { key: string; read: (row: string[], n: number) => ReadRow; sweep: Sweep } | undefined;

export async function answered({ file, reading: asked, content, about }: Question) {
  const bytes = content === undefined ? undefined : Uint8Array.fromBase64(content);
  const reading = asked ?? (bytes && (await readingOf(bytes)));
  const key = `${file} ${JSON.stringify(reading)}`;
  if (held?.key === key) return answer(held, about);
  if (!bytes || !reading) return null;
  [held, reckoned] = [undefined, undefined];
  held = { key, reading, table: await tableOf(bytes, reading) };
  return answer(held, about);
}

function answer({ key, table, reading }: NonNullable<typeof held>, about: About) {
  if (about.kind === "look") return looked(table, reading);
  const { plan, today } = about;
  const { read, sweep } = reckon(key, table, plan, today);
  /** Who has been told already has not to be told again. */
  const { isInformed, on } = plan.provenance ?? {};
  const informed = isInformed && on ? { informedAt: `${on}T12:00:00.000Z` } : {};
  if (about.kind === "check") return checked(table, sweep);
  if (about.kind === "given") return about.rows.flatMap((n) => givenOf(n) ?? []);
  if (about.kind === "keys") return span(about).flatMap((n) => comerOf(n)?.comer ?? []);
  return batchOf(span(about), about.at);

  function givenOf(n: number) {
    const { given } = read(table.rows[n] ?? [], n);
    const others = sweep.joining.get(n) ?? [];
    if (!given) return null;
    const joined = others.map((it) => read(table.rows[it] ?? [], it).given);
    return { n, given: Object.assign({}, given, ...joined) as Arriving };
  }

  function comerOf(n: number) {
    const isPassed = sweep.sameAs.has(n) && choiceOf(plan, n) !== "create";
    if (sweep.states[n] !== "ready" || isPassed) return null;
    const given = givenOf(n)?.given;
    if (!given) return null;
    const name = `${given.firstName} ${given.lastName}`;
    return { comer: { n, name, keys: candidates.keysOf(given) }, given };
  }

  async function batchOf(rows: number[], at: string): Promise<Batch> {
    const batch: Batch = { comers: [], passed: [], refused: [] };
    for (const n of rows) {
      const found = comerOf(n);
      if (found) {
        const landing = await candidates.readied({ ...found.given, ...informed }, at);
        batch.comers.push({ ...found.comer, landing });
      } else if (sweep.states[n] === "ready") batch.passed.push({ n, outcome: "skipped" });
      else batch.refused.push({ n, cells: table.rows[n] ?? [], reason: reasonOf(n) });
    }
    return batch;
  }

  function reasonOf(n: number): string {
    if (sweep.states[n] === "left-out") return "left-out";
    const { problems } = read(table.rows[n] ?? [], n);
    return problems.map(({ field, code }) => `${field}: ${code}`).join("; ");
  }
}

const span = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

function reckon(file: string, table: Table, plan: Plan, today: string) {
  const key = `${file} ${today} ${JSON.stringify(plan)}`;
  if (reckoned?.key === key) return reckoned;
  const read = rowReader(plan, today, certificateIdOf);
  reckoned = { key, read, sweep: swept(table.rows, read, plan) };
  return reckoned;
}

let certificateIds: Map<string, string> | undefined;

function certificateIdOf(name: string): string {
  certificateIds ??= new Map(
    namedCertificates.flatMap((it) => [
      [folded(it.name), it.id],
      [folded(it.id), it.id],
    ]),
  );
  return certificateIds.get(folded(name)) ?? name;
}

function looked({ head, rows, sheets }: Table, reading: Reading): Answers["look"] {
  const guesses = guessed(head, rows.slice(0, 100));
  const preview = { head, rows: rows.slice(0, previewRows), guesses, sheets };
  return { reading, preview, total: rows.length, signature: signatureOf(head) };
}

const checked = (
  { rows }: Table,
  { states, sameAs, problems, unknown }: Sweep,
): Answers["check"] => ({
  ...{ problems, unknown, total: rows.length, sameAs: [...sameAs] },
  leftOut: states.filter((it) => it === "left-out").length,
  blocked: states.filter((it) => it === "blocked").length,
});
