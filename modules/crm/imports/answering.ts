import { namedCertificates } from "@/modules/knowledge/analysis";
import type { About, Answers, Question } from "./asking";
import { batchOf, comerOf, givenOf, type Reckoned } from "./comers";
import { guessed, signatureOf } from "./mapping/guess";
import { rowReader } from "./mapping/rows";
import { folded } from "./mapping/words";
import type { Plan, Reading } from "./model";
import { readingOf, type Table, tableOf } from "./reading/table";
import { previewRows } from "./rules";
import { type Sweep, swept } from "./sweep";

/** The one file that is read now, and what reading it by one plan told. */
let held: { key: string; table: Table; reading: Reading } | undefined;
let reckoned: (Reckoned & { key: string }) | undefined;

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
  const file = reckon(key, table, about.plan, about.today);
  if (about.kind === "check") return checked(table, file.sweep);
  if (about.kind === "given") return about.rows.flatMap((n) => givenOf(file, n) ?? []);
  if (about.kind === "keys") return span(about).flatMap((n) => comerOf(file, n)?.comer ?? []);
  return batchOf(file, span(about), about.at);
}

const span = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

function reckon(file: string, table: Table, plan: Plan, today: string): Reckoned {
  const key = `${file} ${today} ${JSON.stringify(plan)}`;
  if (reckoned?.key === key) return reckoned;
  const { rows } = table;
  const read = rowReader(plan, today, certificateIdOf);
  reckoned = { key, rows, plan, read, sweep: swept(rows, read, plan) };
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
