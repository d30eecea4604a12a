import { and, desc, eq, ne } from "drizzle-orm";
import { askReader, type WholeTable } from "@/modules/crm/imports";
import { gapsIn } from "@/modules/crm/imports/rules";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { guessColumns } from "../mapping/guess";
import type { ListImport, ListPlan, ListPlanChange, OpenedList } from "../model";
import { type ListKind, maxListRows, shownPreview } from "../rules";
import { listImports } from "../schema";

export type ListRow = typeof listImports.$inferSelect;
type Taken = { kind: ListKind; name: string; bytes: Uint8Array };

/** Takes a list in; one with a head that is known is mapped as the last one was. */
export async function open(app: App, { kind, name, bytes }: Taken): Promise<OpenedList> {
  const id = Bun.randomUUIDv7();
  const content = bytes.toBase64();
  const table = await askReader(app, { id, reading: null, content }, { kind: "table" });
  refuseSize(table);
  const plan = await firstPlan(app, kind, table);
  const { signature, total } = table;
  const row = {
    id,
    kind,
    name: name.slice(0, 200),
    plan,
    signature,
    content,
    total,
    startedBy: actorIdOf(app),
    createdAt: app.now().toISOString(),
  };
  await app.write([app.db.insert(listImports).values(row), audit.entry(app, trail("opened", id))]);
  return { ...(await find(app, id)), preview: previewOf(kind, table) };
}

function refuseSize({ total }: WholeTable): void {
  if (total === 0) throw new Failure("invalid", "The file has no rows.");
  if (total > maxListRows)
    throw new Failure("oversized", `The file has more than ${maxListRows} rows. Split it.`);
}

async function firstPlan(
  app: App,
  kind: ListKind,
  { head, reading, signature, lines }: WholeTable,
): Promise<ListPlan> {
  const isKnown = and(
    eq(listImports.kind, kind),
    eq(listImports.signature, signature),
    ne(listImports.state, "draft"),
  );
  const [known] = await app.db
    .select({ plan: listImports.plan })
    .from(listImports)
    .where(isKnown)
    .orderBy(desc(listImports.createdAt))
    .limit(1);
  const columns = known?.plan.columns ?? guessColumns(kind, head).columns;
  return { reading, head, columns, doubles: "skip", gaps: gapsIn(lines, reading) };
}

function previewOf(kind: ListKind, { head, rows, sheets, top }: WholeTable) {
  const { system } = guessColumns(kind, head);
  return { head, rows: rows.slice(0, shownPreview), sheets, top, system };
}

/** The newest first. */
export async function list(app: App, kind: ListKind): Promise<ListImport[]> {
  const rows = await app.db
    .select()
    .from(listImports)
    .where(eq(listImports.kind, kind))
    .orderBy(desc(listImports.id))
    .limit(20);
  return Promise.all(rows.map((row) => shown(app, row)));
}

export const find = async (app: App, id: string): Promise<ListImport> =>
  shown(app, await rowOf(app, id));

/** The same with the first rows of its file, as long as that is there. */
export async function preview(app: App, id: string): Promise<OpenedList> {
  const row = await rowOf(app, id);
  const preview = row.content === null ? null : previewOf(row.kind, await tableOf(app, row));
  return { ...(await shown(app, row)), preview };
}

/** Changes what has been decided; another reading finds other columns. */
export async function change(
  app: App,
  id: string,
  { version, plan: given }: ListPlanChange,
): Promise<OpenedList> {
  const row = await draftOf(app, id);
  if (row.version !== version)
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  const reading = given.reading ?? row.plan.reading;
  const isNew = JSON.stringify(reading) !== JSON.stringify(row.plan.reading);
  const table = await tableOf(app, { ...row, plan: { ...row.plan, reading } });
  refuseSize(table);
  const anew = isNew ? await firstPlan(app, row.kind, table) : {};
  const gaps = gapsIn(table.lines, reading);
  const plan = { ...row.plan, ...anew, ...(given as Partial<ListPlan>), reading, gaps };
  const { signature, total } = table;
  const isSame = and(eq(listImports.id, id), eq(listImports.version, version), isDraft);
  await app.write([
    must(
      app.db
        .update(listImports)
        .set({ plan, signature, total, version: version + 1 })
        .where(isSame),
    ),
    audit.entry(app, { ...trail("changed", id), details: { fields: Object.keys(given) } }),
  ]);
  return { ...(await find(app, id)), preview: previewOf(row.kind, table) };
}

/** Throws a draft away, its file with it. */
export async function discard(app: App, id: string): Promise<void> {
  await draftOf(app, id);
  await app.write([
    must(app.db.delete(listImports).where(and(eq(listImports.id, id), isDraft))),
    audit.entry(app, trail("discarded", id)),
  ]);
}

export const isDraft = eq(listImports.state, "draft");

/** The file of a list as rows of text, read away from the thread that serves people. */
export function tableOf(app: App, { id, content, plan: { reading } }: ListRow) {
  if (content === null)
    throw new Failure(
      "conflict",
      "This file has already been imported and is no longer available.",
    );
  return askReader(app, { id, reading, content }, { kind: "table" });
}

export async function rowOf(app: App, id: string): Promise<ListRow> {
  const [row] = await app.db.select().from(listImports).where(eq(listImports.id, id));
  return row ?? notFound("import");
}

export async function draftOf(app: App, id: string): Promise<ListRow> {
  const row = await rowOf(app, id);
  if (row.state === "draft") return row;
  throw new Failure("conflict", "This import has already started and can't be changed.");
}

export const trail = (did: string, entityId: string) => ({
  action: `list_import.${did}`,
  entityType: "list_import",
  entityId,
});

async function shown(app: App, row: ListRow): Promise<ListImport> {
  const nameOf = await users.authors(app);
  const { signature: _, content: __, ...rest } = row;
  return { ...rest, startedBy: nameOf(row.startedBy) };
}
