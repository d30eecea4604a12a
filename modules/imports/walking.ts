import { and, eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/audit";
import { candidates, candidatesChanged } from "@/modules/candidates";
import { candidates as people } from "@/modules/candidates/schema";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { insertAll, listed } from "@/src/in-bulk";
import { type Lease, renew, whileHeld } from "@/src/leases";
import type { Batch } from "./asking";
import { doublesAmong, fileOf, todayOf } from "./checking";
import { type ImportRow, rowOf } from "./drafts";
import type { DoubleRow } from "./model";
import { ask } from "./reading-room";
import { batchSize, pauseMs } from "./rules";
import { importFiles, importRows, imports } from "./schema";

export const leaseMs = 5000;
const mostCollisions = 5;

/** Lands what is left of an import: from its first row, or from where a killed process left it. */
export async function walk(app: App, lease: Lease, id: string, stop: AbortController) {
  const heart = setInterval(() => {
    renew(app, lease, leaseMs).catch(() => stop.abort());
  }, leaseMs / 4);
  try {
    await throughAll(app, lease, id, stop.signal);
  } finally {
    clearInterval(heart);
  }
}

async function throughAll(app: App, lease: Lease, id: string, signal: AbortSignal) {
  let collisions = 0;
  let row = await rowOf(app, id);
  let next = row.state === "running" ? batchOf(app, row, row.done) : undefined;
  while (next && !signal.aborted) {
    try {
      const batch = await next;
      if (row.done >= row.total)
        return app.write([whileHeld(app, lease), ...ended(app, id, "completed")]);
      // The reader makes the next batch ready while this one lands.
      next = batchOf(app, row, row.done + batchSize);
      next.catch(() => {});
      row = await landed(app, lease, row, batch);
      collisions = 0;
    } catch (error) {
      collisions += 1;
      const isCollision = error instanceof Failure && error.kind === "conflict";
      if (!isCollision || collisions > mostCollisions) {
        await fail(app, lease, id);
        throw error;
      }
      // Somebody changed one of these people meanwhile, or ended the import: the next look tells which.
      row = await rowOf(app, id);
      next = row.state === "running" ? batchOf(app, row, row.done) : undefined;
    }
    await Bun.sleep(pauseMs);
  }
}

const fail = (app: App, lease: Lease, id: string) =>
  app.write([whileHeld(app, lease), ...ended(app, id, "failed")]);

const batchOf = (app: App, row: ImportRow, from: number): Promise<Batch> =>
  ask(app, fileOf(row), {
    ...{ kind: "batch", plan: row.plan, today: todayOf(app), from },
    to: Math.min(row.total, from + batchSize),
    at: app.now().toISOString(),
  });

/** One batch and how far the import is with it: all of it or nothing. */
async function landed(app: App, lease: Lease, row: ImportRow, batch: Batch): Promise<ImportRow> {
  const doubles = await doublesAmong(app, batch.comers, row.plan, row.upTo ?? 0);
  const choices = new Map(doubles.map((it) => [it.n, it]));
  const fresh = batch.comers.filter(({ n }) => (choices.get(n)?.choice ?? "create") === "create");
  const updates = await updatesOf(
    app,
    row,
    doubles.filter(({ choice }) => choice === "update"),
  );
  const skipped = doubles.filter(({ choice }) => choice === "skip");
  const rows = [
    ...fresh.map(({ n, landing }) => ({ n, outcome: "created", candidateId: landing.id })),
    ...updates.flatMap((it) => it.rows),
    ...skipped.map(({ n, candidate }) => ({ n, outcome: "skipped", candidateId: candidate?.id })),
    ...batch.passed,
    ...batch.refused.map((it) => ({ ...it, outcome: "rejected" })),
  ];
  const changed = updates.filter((it) => it.writes.length > 0);
  const progress = {
    done: Math.min(row.total, row.done + batchSize),
    created: row.created + fresh.length,
    updated: row.updated + changed.length,
    skipped: row.skipped + skipped.length + batch.passed.length + updates.length - changed.length,
    rejected: row.rejected + batch.refused.length,
  };
  const isHere = and(
    eq(imports.id, row.id),
    eq(imports.state, "running"),
    eq(imports.done, row.done),
  );
  const news = [...fresh.map(({ landing }) => landing.id), ...changed.map(({ id }) => id)];
  await app.write(
    [
      whileHeld(app, lease),
      must(app.db.update(imports).set(progress).where(isHere)),
      ...candidates.landed(
        app,
        fresh.map(({ landing }) => landing),
        sourceOf(row),
      ),
      ...updates.flatMap(({ writes }) => writes),
      ...insertAll(
        app.db,
        importRows,
        rows.map((it) => ({ importId: row.id, ...it })),
      ),
    ],
    ...(news.length > 0 ? [candidatesChanged(news)] : []),
  );
  return { ...row, ...progress };
}

const sourceOf = ({ plan }: ImportRow) => plan.provenance?.source ?? "";

type Update = { id: string; writes: (Write | Guarded)[]; rows: object[] };

/** What the file says of people who are here; what it does not say of them stays. */
async function updatesOf(app: App, row: ImportRow, doubles: DoubleRow[]): Promise<Update[]> {
  if (doubles.length === 0) return [];
  const { plan } = row;
  const rows = doubles.map(({ n }) => n);
  const given = await ask(app, fileOf(row), { kind: "given", plan, today: todayOf(app), rows });
  const ids = doubles.flatMap(({ candidate }) => candidate?.id ?? []);
  const found = await app.db
    .select()
    .from(people)
    .where(inArray(people.id, listed(ids)));
  const updates: Update[] = [];
  const met = new Set<string>();
  for (const { n, candidate } of doubles) {
    const before = found.find(({ id }) => id === candidate?.id);
    const said = given.find((it) => it.n === n)?.given;
    if (!before || !said) continue;
    const { origin: _, status: __, reason: ___, until: ____, ...fields } = said;
    const skills = fields.skills && [...before.skillNames, ...fields.skills];
    // Two rows about one person: the first is taken, because the second would overtake it unseen.
    const edit = met.has(before.id)
      ? null
      : await candidates.amended(
          app,
          before,
          { ...fields, ...(skills && { skills }) },
          sourceOf(row),
        );
    met.add(before.id);
    const former = edit && (await candidates.formerOf(app, before));
    const kept = former ? { before: former, version: before.version + 1 } : {};
    const outcome = edit ? "updated" : "skipped";
    const line = { n, outcome, candidateId: before.id, ...kept };
    updates.push({ id: before.id, writes: edit?.writes ?? [], rows: [line] });
  }
  return updates;
}

/** The end of an import: its file goes, because nobody needs it any longer. */
export function ended(app: App, id: string, state: "completed" | "cancelled" | "failed") {
  const isHere = and(eq(imports.id, id), eq(imports.state, "running"));
  const finishedAt = app.now().toISOString();
  return [
    must(app.db.update(imports).set({ state, finishedAt }).where(isHere)),
    app.db.delete(importFiles).where(eq(importFiles.importId, id)),
    audit.entry(app, { action: `import.${state}`, entityType: "import", entityId: id }),
  ];
}
