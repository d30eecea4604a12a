import { and, eq, inArray } from "drizzle-orm";
import { type ImportedCandidate, candidates, candidatesChanged } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { insertAll, jsonValues } from "@/src/database/bulk-insert";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { utcToday } from "@/src/calendar";
import type { Batch } from "../reading/reader-requests";
import { duplicatesAmong, fileOf } from "./checking";
import type { ImportRow } from "./drafts";
import type { DuplicateRow } from "../model";
import { askReader } from "../reading/reader-client";
import { importRows, imports } from "../schema";

/** A running import with its lease, and the row up to which this batch goes. */
type Running = { lease: Lease; row: ImportRow; to: number };

/** Saves one batch together with the import's progress, all or nothing. */
export async function saveBatch(
  app: App,
  { lease, row, to }: Running,
  batch: Batch,
): Promise<ImportRow> {
  const outcomes = await outcomesOf(app, row, batch);
  const created = outcomes.fresh.map(({ prepared }) => prepared);
  const progress = { ...progressOf(row, outcomes), done: to };
  const news = [...created.map(({ id }) => id), ...outcomes.changed.map(({ id }) => id)];
  await app.write(
    [
      mustHoldLease(app, lease),
      must(app.db.update(imports).set(progress).where(isStillAt(row))),
      ...candidates.bulkInsertWrites(app, created, sourceOf(row)),
      ...outcomes.updates.flatMap(({ writes }) => writes),
      ...insertAll(app.db, importRows, linesOf(row, outcomes)),
    ],
    ...(news.length > 0 ? [candidatesChanged(news)] : []),
  );
  return { ...row, ...progress };
}

type Outcomes = Awaited<ReturnType<typeof outcomesOf>>;

/** Sorts a batch into new candidates, updates of existing ones, skipped and refused rows. */
async function outcomesOf(app: App, row: ImportRow, { incoming, passed, refused }: Batch) {
  const duplicates = await duplicatesAmong(app, incoming, { plan: row.plan, upTo: row.upTo ?? 0 });
  const choices = new Map(duplicates.map(({ n, choice }) => [n, choice]));
  // Who is passed over may still want not to be approached.
  const asked = row.plan.columns.includes("objection") ? ["update", "skip"] : ["update"];
  const edits = await updatesOf(
    app,
    row,
    duplicates.filter(({ choice }) => asked.includes(choice)),
  );
  const isMeant = ({ n, writes }: Update) => choices.get(n) === "update" || writes.length > 0;
  const updates = edits.filter(isMeant);
  const met = new Set(updates.map(({ n }) => n));
  return {
    passed,
    refused,
    updates,
    fresh: incoming.filter(({ n }) => (choices.get(n) ?? "create") === "create"),
    changed: updates.filter(({ writes }) => writes.length > 0),
    skipped: duplicates.filter(({ n, choice }) => choice === "skip" && !met.has(n)),
  };
}

function progressOf(
  row: ImportRow,
  { fresh, changed, updates, skipped, passed, refused }: Outcomes,
) {
  const unchanged = updates.length - changed.length;
  return {
    created: row.created + fresh.length,
    updated: row.updated + changed.length,
    skipped: row.skipped + skipped.length + passed.length + unchanged,
    rejected: row.rejected + refused.length,
  };
}

const isStillAt = ({ id, done }: ImportRow) =>
  and(eq(imports.id, id), eq(imports.state, "running"), eq(imports.done, done));

/** What became of each row, to be read and to be undone. */
const linesOf = ({ id }: ImportRow, { fresh, updates, skipped, passed, refused }: Outcomes) =>
  [
    ...fresh.map(({ n, prepared }) => ({ n, outcome: "created", candidateId: prepared.id })),
    ...updates.map(({ line }) => line),
    ...skipped.map(({ n, candidate }) => ({ n, outcome: "skipped", candidateId: candidate?.id })),
    ...passed,
    ...refused.map((it) => ({ ...it, outcome: "rejected" })),
  ].map((it) => ({ importId: id, ...it }));

const sourceOf = ({ plan }: ImportRow) => plan.provenance?.source ?? "";

type Update = { id: string; n: number; writes: (Write | Guarded)[]; line: object };

/** Updates of existing candidates; fields that the file leaves empty stay. */
async function updatesOf(app: App, row: ImportRow, duplicates: DuplicateRow[]): Promise<Update[]> {
  if (duplicates.length === 0) return [];
  const { plan } = row;
  const rows = duplicates.map(({ n }) => n);
  const given = await askReader(app, fileOf(row), {
    kind: "given",
    plan,
    today: utcToday(app),
    rows,
  });
  const ids = duplicates.flatMap(({ candidate }) => candidate?.id ?? []);
  const found = await app.db
    .select()
    .from(people)
    .where(inArray(people.id, jsonValues(ids)));
  const updates: Update[] = [];
  const met = new Set<string>();
  for (const { n, candidate, choice } of duplicates) {
    const before = found.find(({ id }) => id === candidate?.id);
    const said = given.find((it) => it.n === n)?.given;
    if (!before || !said) continue;
    // Two rows about one person: only the first is applied, because the second would overwrite it within one write.
    const isSecond = met.has(before.id);
    const { objectedOn } = said;
    const changes = choice === "update" ? changesFrom(before, said) : { objectedOn };
    const amendment = { ...changes, reason: sourceOf(row) };
    const edit = isSecond ? null : await candidates.editChanges(app, before, amendment);
    met.add(before.id);
    updates.push(await updateOf(app, { n, before }, edit));
  }
  return updates;
}

type Person = typeof people.$inferSelect;

/** Status and origin stay as they are here; skills come to those that are here. */
function changesFrom(before: Person, said: ImportedCandidate) {
  const { origin: _, status: __, reason: ___, until: ____, gdprConsent, ...fields } = said;
  const skills = fields.skills && [...before.skillNames, ...fields.skills];
  // What was agreed to comes with its day and its proof; only a "no" is taken as it is.
  const refusal = gdprConsent === false && { gdprConsent };
  return { ...fields, ...(skills && { skills }), ...refusal };
}

/** A row of the file, and the person here whom it is about. */
type Match = { n: number; before: Person };
type Edit = Awaited<ReturnType<typeof candidates.editChanges>>;

async function updateOf(app: App, { n, before }: Match, edit: Edit): Promise<Update> {
  const former = edit && (await candidates.formerOf(app, before));
  const kept = former ? { before: former, version: before.version + 1 } : {};
  const line = { n, outcome: edit ? "updated" : "skipped", candidateId: before.id, ...kept };
  return { id: before.id, n, writes: edit?.writes ?? [], line };
}
