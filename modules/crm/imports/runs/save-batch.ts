import { and, eq, inArray } from "drizzle-orm";
import { type Arriving, candidates, candidatesChanged } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { insertAll, listed } from "@/src/database/bulk-insert";
import { type Lease, whileHeld } from "@/src/database/leases";
import { utcToday } from "@/src/calendar";
import type { Batch } from "../reading/reader-requests";
import { doublesAmong, fileOf } from "./checking";
import type { ImportRow } from "./drafts";
import type { DoubleRow } from "../model";
import { ask } from "../reading/reading-room";
import { importRows, imports } from "../schema";

/** A running import with its lease, and the row up to which this batch goes. */
type Running = { lease: Lease; row: ImportRow; to: number };

/** Saves one batch together with the import's progress, all or nothing. */
export async function saveBatch(
  app: App,
  { lease, row, to }: Running,
  batch: Batch,
): Promise<ImportRow> {
  const fates = await fatesOf(app, row, batch);
  const created = fates.fresh.map(({ landing }) => landing);
  const progress = { ...progressOf(row, fates), done: to };
  const news = [...created.map(({ id }) => id), ...fates.changed.map(({ id }) => id)];
  await app.write(
    [
      whileHeld(app, lease),
      must(app.db.update(imports).set(progress).where(isStillAt(row))),
      ...candidates.landed(app, created, sourceOf(row)),
      ...fates.updates.flatMap(({ writes }) => writes),
      ...insertAll(app.db, importRows, linesOf(row, fates)),
    ],
    ...(news.length > 0 ? [candidatesChanged(news)] : []),
  );
  return { ...row, ...progress };
}

type Fates = Awaited<ReturnType<typeof fatesOf>>;

/** Sorts a batch into new candidates, updates of existing ones, skipped and refused rows. */
async function fatesOf(app: App, row: ImportRow, { comers, passed, refused }: Batch) {
  const doubles = await doublesAmong(app, comers, { plan: row.plan, upTo: row.upTo ?? 0 });
  const choices = new Map(doubles.map(({ n, choice }) => [n, choice]));
  // Who is passed over may still want not to be approached.
  const asked = row.plan.columns.includes("objection") ? ["update", "skip"] : ["update"];
  const edits = await updatesOf(
    app,
    row,
    doubles.filter(({ choice }) => asked.includes(choice)),
  );
  const isMeant = ({ n, writes }: Update) => choices.get(n) === "update" || writes.length > 0;
  const updates = edits.filter(isMeant);
  const met = new Set(updates.map(({ n }) => n));
  return {
    passed,
    refused,
    updates,
    fresh: comers.filter(({ n }) => (choices.get(n) ?? "create") === "create"),
    changed: updates.filter(({ writes }) => writes.length > 0),
    skipped: doubles.filter(({ n, choice }) => choice === "skip" && !met.has(n)),
  };
}

function progressOf(row: ImportRow, { fresh, changed, updates, skipped, passed, refused }: Fates) {
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
const linesOf = ({ id }: ImportRow, { fresh, updates, skipped, passed, refused }: Fates) =>
  [
    ...fresh.map(({ n, landing }) => ({ n, outcome: "created", candidateId: landing.id })),
    ...updates.map(({ line }) => line),
    ...skipped.map(({ n, candidate }) => ({ n, outcome: "skipped", candidateId: candidate?.id })),
    ...passed,
    ...refused.map((it) => ({ ...it, outcome: "rejected" })),
  ].map((it) => ({ importId: id, ...it }));

const sourceOf = ({ plan }: ImportRow) => plan.provenance?.source ?? "";

type Update = { id: string; n: number; writes: (Write | Guarded)[]; line: object };

/** Updates of existing candidates; fields that the file leaves empty stay. */
async function updatesOf(app: App, row: ImportRow, doubles: DoubleRow[]): Promise<Update[]> {
  if (doubles.length === 0) return [];
  const { plan } = row;
  const rows = doubles.map(({ n }) => n);
  const given = await ask(app, fileOf(row), { kind: "given", plan, today: utcToday(app), rows });
  const ids = doubles.flatMap(({ candidate }) => candidate?.id ?? []);
  const found = await app.db
    .select()
    .from(people)
    .where(inArray(people.id, listed(ids)));
  const updates: Update[] = [];
  const met = new Set<string>();
  for (const { n, candidate, choice } of doubles) {
    const before = found.find(({ id }) => id === candidate?.id);
    const said = given.find((it) => it.n === n)?.given;
    if (!before || !said) continue;
    // Two rows about one person: only the first is applied, because the second would overwrite it within one write.
    const isSecond = met.has(before.id);
    const { objectedOn } = said;
    const changes = choice === "update" ? changesFrom(before, said) : { objectedOn };
    const amendment = { ...changes, reason: sourceOf(row) };
    const edit = isSecond ? null : await candidates.amended(app, before, amendment);
    met.add(before.id);
    updates.push(await updateOf(app, { n, before }, edit));
  }
  return updates;
}

type Person = typeof people.$inferSelect;

/** Status and origin stay as they are here; skills come to those that are here. */
function changesFrom(before: Person, said: Arriving) {
  const { origin: _, status: __, reason: ___, until: ____, gdprConsent, ...fields } = said;
  const skills = fields.skills && [...before.skillNames, ...fields.skills];
  // What was agreed to comes with its day and its proof; only a "no" is taken as it is.
  const refusal = gdprConsent === false && { gdprConsent };
  return { ...fields, ...(skills && { skills }), ...refusal };
}

/** A row of the file, and the person here whom it is about. */
type Match = { n: number; before: Person };
type Edit = Awaited<ReturnType<typeof candidates.amended>>;

async function updateOf(app: App, { n, before }: Match, edit: Edit): Promise<Update> {
  const former = edit && (await candidates.formerOf(app, before));
  const kept = former ? { before: former, version: before.version + 1 } : {};
  const line = { n, outcome: edit ? "updated" : "skipped", candidateId: before.id, ...kept };
  return { id: before.id, n, writes: edit?.writes ?? [], line };
}
