import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { candidates, candidatesChanged, numberOf } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { audit } from "@/modules/platform/audit";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { csvOf, type ExportFile } from "@/src/sheets";
import { rowOf } from "./drafts";
import { reasonInWords } from "./reasons";
import type { Undone } from "../model";
import { appliedAmong } from "../ports";
import { batchSizes, lineOf } from "../rules";
import { createBatchSize, nextSlice } from "@/src/workers/time-slices";
import { importRows, imports } from "../schema";

type Line = typeof importRows.$inferSelect;

/** Takes an import back: who came with it goes, who was changed by it is as before; who has been touched since stays. */
export async function undo(app: App, id: string): Promise<Undone> {
  const { state } = await rowOf(app, id);
  if (state === "undone") throw new Failure("conflict", "The import has been undone already.");
  if (state === "draft" || state === "running") {
    throw new Failure("conflict", "The import can't be undone until it has finished.");
  }
  const undone = { removed: 0, restored: 0, kept: [] as string[] };
  const size = createBatchSize(batchSizes);
  for (;;) {
    await nextSlice();
    const lines = await nextLines(app, { id, kept: undone.kept, most: size.now() });
    if (lines.length === 0) break;
    await size.during(lines.length, () => takeBack(app, lines, undone));
  }
  const isHere = and(eq(imports.id, id), eq(imports.state, state));
  await app.write([
    must(app.db.update(imports).set({ state: "undone" }).where(isHere)),
    audit.entry(app, {
      action: "import.undone",
      entityType: "import",
      entityId: id,
      details: { removed: undone.removed, restored: undone.restored, kept: undone.kept.length },
    }),
  ]);
  return { ...undone, kept: await named(app, undone.kept) };
}

type Next = { id: string; kept: string[]; most: number };

/** Each line is forgotten as it is taken back, so that an undo that broke off goes on where it was. */
async function nextLines(app: App, { id, kept, most }: Next): Promise<Line[]> {
  return app.db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        inArray(importRows.outcome, ["created", "updated"]),
        sql`${importRows.candidateId} not in ${jsonValues(kept)}`,
      ),
    )
    .limit(most);
}

/** What became of those whom an import brought, so far. */
type TakenBack = { removed: number; restored: number; kept: string[] };

async function takeBack(app: App, lines: Line[], undone: TakenBack) {
  const ids = lines.flatMap(({ candidateId }) => candidateId ?? []);
  const touched = await touchedSince(app, lines, ids);
  const created = lines.filter(
    (it) => it.outcome === "created" && !touched.has(it.candidateId ?? ""),
  );
  const updated = lines.filter(
    (it) => it.outcome === "updated" && !touched.has(it.candidateId ?? ""),
  );
  const gone = created.flatMap(({ candidateId }) => candidateId ?? []);
  const back = await Promise.all(
    updated.map(({ before, version }) =>
      before && version ? candidates.restoreWrites(app, before, version) : [],
    ),
  );
  const over = [...created, ...updated].map(({ n }) => n);
  undone.kept.push(...ids.filter((it) => touched.has(it)));
  if (over.length === 0) return;
  const [first] = lines;
  const isOver = and(
    eq(importRows.importId, first?.importId ?? ""),
    inArray(importRows.n, jsonValues(over)),
  );
  await app.write(
    [
      ...(gone.length > 0 ? candidates.undoInsertWrites(app, gone) : []),
      ...back.flat(),
      app.db.delete(importRows).where(isOver),
    ],
    candidatesChanged([...gone, ...updated.flatMap(({ candidateId }) => candidateId ?? [])]),
  );
  undone.removed += gone.length;
  undone.restored += updated.length;
}

/** Whoever has another version than the import left, a longer history, or an application, is no longer its own. */
async function touchedSince(app: App, lines: Line[], ids: string[]): Promise<Set<string>> {
  const expected = new Map(lines.map((it) => [it.candidateId, it.version ?? 1]));
  const created = lines
    .filter((it) => it.outcome === "created")
    .flatMap((it) => it.candidateId ?? []);
  const rows = await app.db
    .select({ id: people.id, version: people.version })
    .from(people)
    .where(inArray(people.id, jsonValues(ids)));
  const told = await app.db
    .select({ id: recordHistory.recordId })
    .from(recordHistory)
    .where(
      and(
        inArray(recordHistory.recordId, jsonValues(created)),
        ne(recordHistory.event, "imported"),
      ),
    );
  const applied = await appliedAmong(app, created);
  return new Set([
    ...rows.filter(({ id, version }) => version !== expected.get(id)).map(({ id }) => id),
    ...told.map(({ id }) => id),
    ...applied,
  ]);
}

async function named(app: App, ids: string[]): Promise<Undone["kept"]> {
  const rows = await app.db
    .select()
    .from(people)
    .where(inArray(people.id, jsonValues(ids)));
  return rows.map(({ id, seq, firstName, lastName }) => ({
    id,
    number: numberOf(seq),
    name: `${firstName} ${lastName}`,
  }));
}

/** The rows that were refused, as they stood in the file, each with the reason behind it. */
export async function rejectedRows(app: App, id: string): Promise<ExportFile> {
  const { name, plan } = await rowOf(app, id);
  const rows = await app.db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.outcome, "rejected")))
    .orderBy(asc(importRows.n));
  const width = plan.columns.length;
  const head = Array.from({ length: width }, (_, n) => plan.head[n] || `Column ${n + 1}`);
  const lines = rows.map(({ n, cells, reason }) => [
    ...Array.from({ length: width }, (_, at) => cells?.[at] ?? ""),
    lineOf(n, plan),
    reasonInWords(reason),
  ]);
  const content = await csvOf([...head, "Row", "Reason"], lines);
  const safe = name.replace(/\.\w+$/, "").replaceAll(/[^\w-]+/g, "-") || "import";
  return { name: `${safe}-rejected.csv`, type: "text/csv;charset=utf-8", content };
}
