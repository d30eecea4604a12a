import { type CertificateEntry, certificateReader } from "@/modules/crm/cvs";
import { skillNamed } from "@/modules/knowledge/analysis";
import type { About, Answers, Question, Batch } from "./reader-requests";
import { guessMapping, signatureOf } from "../mapping/guess";
import { rowReader, type ReadRow } from "../mapping/rows";
import type { Plan, Reading } from "../model";
import { readingOf, type Table, tableOf } from "./table";
import { gapsIn, previewRows } from "../rules";
import { type RowScan, scanRows, choiceOf } from "./row-scan";
import { type ImportedCandidate, candidates } from "@/modules/crm/candidates";

/** A file whose rows have all been scanned once under one plan. */
type ScannedFile = {
  rows: readonly string[][];
  plan: Plan;
  read: (row: string[], n: number) => ReadRow;
  sweep: RowScan;
};

/** Sorts these rows into prepared candidates, rows the plan skips, and rows refused with a reason. */
async function batchOf(file: ScannedFile, rows: number[], at: string): Promise<Batch> {
  const batch: Batch = { incoming: [], passed: [], refused: [] };
  const known = knownOf(file.plan);
  for (const n of rows) {
    const found = readyRowOf(file, n);
    if (found) {
      const prepared = await candidates.prepareRows({ ...found.given, ...known }, at);
      batch.incoming.push({ ...found.row, prepared });
    } else if (file.sweep.states[n] === "ready") batch.passed.push({ n, outcome: "skipped" });
    else batch.refused.push({ n, cells: file.rows[n] ?? [], reason: reasonOf(file, n) });
  }
  return batch;
}

/** Since when the agency has the data, and whether the people were informed already. */
function knownOf({ provenance }: Plan) {
  if (!provenance) return {};
  const { isInformed, on } = provenance;
  return { heldSince: on, ...(isInformed && { informedAt: `${on}T12:00:00.000Z` }) };
}

function readyRowOf(file: ScannedFile, n: number) {
  const { plan, sweep } = file;
  const twin = sweep.twins.get(n);
  const isPassed = twin && choiceOf(plan, n, twin.signs) !== "create";
  if (sweep.states[n] !== "ready" || isPassed) return null;
  const given = givenOf(file, n)?.given;
  if (!given) return null;
  const name = `${given.firstName} ${given.lastName}`;
  return { row: { n, name, keys: candidates.keysOf(given) }, given };
}

/** What a row says of a person, completed by the rows further down that are the same one. */
function givenOf(file: ScannedFile, n: number) {
  const { given } = readAt(file, n);
  if (!given) return null;
  const joined = (file.sweep.joining.get(n) ?? []).map((it) => readAt(file, it).given);
  const objectedOn = given.objectedOn ?? file.sweep.objecting.get(n);
  const whole = Object.assign({}, given, ...joined, objectedOn && { objectedOn });
  return { n, given: whole as ImportedCandidate };
}

function reasonOf(file: ScannedFile, n: number): string {
  const state = file.sweep.states[n];
  if (state === "left-out" || state === "sum") return state;
  return readAt(file, n)
    .problems.map(({ field, code }) => `${field}: ${code}`)
    .join("; ");
}

const readAt = ({ read, rows }: ScannedFile, n: number) => read(rows[n] ?? [], n);

type Held = { key: string; table: Table; reading: Reading };

/** The worker keeps one file, and the scan of it under one plan. */
let held: Held | undefined;
let scanned: (ScannedFile & { key: string }) | undefined;

export async function answerQuestion({ file, reading: asked, content, about }: Question) {
  const bytes = content === undefined ? undefined : Uint8Array.fromBase64(content);
  const reading = asked ?? (bytes && (await readingOf(bytes)));
  const key = `${file} ${JSON.stringify(reading)}`;
  if (held?.key === key) return answer(held, about);
  if (!bytes || !reading) return null;
  [held, scanned] = [undefined, undefined];
  held = { key, reading, table: await tableOf(bytes, reading) };
  return answer(held, about);
}

async function answer(file: Held, about: About) {
  const { table, reading } = file;
  if (about.kind === "look") return looked(table, reading);
  if (about.kind === "table")
    return { ...table, reading, total: table.rows.length, signature: signatureOf(table.head) };
  const whole = await scanFile(file, about.plan, about.today);
  if (about.kind === "check") return checked(table, whole.sweep);
  if (about.kind === "given") return about.rows.flatMap((n) => givenOf(whole, n) ?? []);
  if (about.kind === "keys") return span(about).flatMap((n) => readyRowOf(whole, n)?.row ?? []);
  return batchOf(whole, span(about), about.at);
}

const span = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

async function scanFile(
  { key: file, table: { rows } }: Held,
  plan: Plan,
  today: string,
): Promise<ScannedFile> {
  const key = `${file} ${today} ${JSON.stringify(plan)}`;
  if (scanned?.key === key) return scanned;
  const isSkill = (name: string) => skillNamed(name) !== null;
  const names = { readCertificateEntry: memoized(await certificateReader(), today), isSkill };
  const read = rowReader(plan, { today, names, rows });
  scanned = { key, rows, plan, read, sweep: scanRows(rows, read, plan) };
  return scanned;
}

type ReadCertificateEntry = Awaited<ReturnType<typeof certificateReader>>;

/** Caches parsed entries: a file repeats the same certificates in every row. */
function memoized(
  readEntry: ReadCertificateEntry,
  today: string,
): (entry: string) => CertificateEntry {
  const now = new Date(`${today}T12:00:00.000Z`);
  const known = new Map<string, CertificateEntry>();
  return (entry) => {
    const found = known.get(entry) ?? readEntry(entry, now);
    if (known.size < cacheSize) known.set(entry, found);
    return found;
  };
}
const cacheSize = 10_000;

function looked({ head, rows, lines, sheets, top }: Table, reading: Reading): Answers["look"] {
  const { guesses, system } = guessMapping(head, rows.slice(0, 100));
  const preview = { head, rows: rows.slice(0, previewRows), guesses, sheets, top, system };
  const gaps = gapsIn(lines, reading);
  return { reading, preview, gaps, total: rows.length, signature: signatureOf(head) };
}

const checked = (
  { rows }: Table,
  { states, names, twins, problems, unknown, sums, unread }: RowScan,
): Answers["check"] => ({
  problems,
  unknown,
  sums,
  unread,
  total: rows.length,
  twins: [...twins].map(([n, { first, signs }]) => ({
    n,
    name: names[n] ?? "",
    signs,
    sameAs: { n: first, name: names[first] ?? "" },
  })),
  leftOut: states.filter((it) => it === "left-out").length,
  blocked: states.filter((it) => it === "blocked").length,
});
