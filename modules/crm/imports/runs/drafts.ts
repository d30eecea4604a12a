import { and, desc, eq, ne } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { users } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { isFutureDay } from "@/src/calendar";
import type { Looked } from "../reading/reader-requests";
import type { Import, ImportWithPreview, Plan, PlanChange } from "../model";
import { askReader } from "../reading/reader-client";
import { keptDays, maxFileBytes } from "../rules";
import { importFiles, imports } from "../schema";

export type ImportRow = typeof imports.$inferSelect;

/** Takes a file in and reads its first rows; a file with a head that is known is read as the last one was. */
export async function open(app: App, name: string, bytes: Uint8Array): Promise<ImportWithPreview> {
  if (bytes.length > maxFileBytes)
    throw new Failure("oversized", "The file is too large. Split it.");
  const id = Bun.randomUUIDv7();
  const content = bytes.toBase64();
  const looked = await askReader(app, { id, reading: null, content }, { kind: "look" });
  if (looked.total === 0) throw new Failure("invalid", "The file has no rows.");
  const createdAt = app.now().toISOString();
  const startedBy = actorIdOf(app);
  const { signature, total } = looked;
  const plan = await firstPlan(app, looked);
  const row = { id, name: name.slice(0, 200), plan, signature, total, startedBy, createdAt };
  await app.write([
    app.db.insert(imports).values(row),
    app.db.insert(importFiles).values({ importId: id, content }),
    audit.entry(app, { action: "import.opened", entityType: "import", entityId: id }),
  ]);
  return { ...(await find(app, id)), preview: looked.preview };
}

async function firstPlan(app: App, { reading, preview, signature, gaps }: Looked): Promise<Plan> {
  const [known] = await app.db
    .select({ plan: imports.plan })
    .from(imports)
    .where(and(eq(imports.signature, signature), ne(imports.state, "draft")))
    .orderBy(desc(imports.createdAt))
    .limit(1);
  return {
    reading,
    head: preview.head,
    columns: known?.plan.columns ?? preview.guesses.map(({ field }) => field),
    values: known?.plan.values ?? {},
    repairs: {},
    fixes: {},
    doubles: { all: "skip", rows: {} },
    provenance: null,
    gaps,
  };
}

/** The newest first. */
export async function list(app: App): Promise<Import[]> {
  const rows = await app.db.select().from(imports).orderBy(desc(imports.id)).limit(20);
  return Promise.all(rows.map((row) => shown(app, row)));
}

export const find = async (app: App, id: string): Promise<Import> =>
  shown(app, await rowOf(app, id));

/** The same with the first rows of its file, as long as that is there. */
export async function preview(app: App, id: string): Promise<ImportWithPreview> {
  const row = await rowOf(app, id);
  const isOpen = row.state === "draft";
  const looked =
    isOpen && (await askReader(app, { id, reading: row.plan.reading }, { kind: "look" }));
  return { ...(await shown(app, row)), preview: looked ? looked.preview : null };
}

/** Changes what has been decided; another reading finds other columns. */
export async function change(
  app: App,
  id: string,
  { version, plan: given }: PlanChange,
): Promise<ImportWithPreview> {
  const row = await draftOf(app, id);
  if (row.version !== version) throw stale();
  refuseFuture(app, given.provenance?.on);
  const reading = given.reading ?? row.plan.reading;
  const isNewReading = JSON.stringify(reading) !== JSON.stringify(row.plan.reading);
  const looked = await askReader(app, { id, reading }, { kind: "look" });
  const anew = isNewReading ? await firstPlan(app, looked) : {};
  const { signature, total, gaps } = looked;
  const chosen = given as Partial<Plan>;
  const plan = { ...row.plan, ...anew, ...chosen, reading, gaps } satisfies Plan;
  await app.write([
    must(
      app.db
        .update(imports)
        .set({ plan, signature, total, version: version + 1 })
        .where(and(eq(imports.id, id), eq(imports.version, version), eq(imports.state, "draft"))),
    ),
    audit.entry(app, {
      action: "import.changed",
      entityType: "import",
      entityId: id,
      details: { fields: Object.keys(given) },
    }),
  ]);
  return { ...(await find(app, id)), preview: looked.preview };
}

/** How long data may stay counts from this day. */
function refuseFuture(app: App, on: string | undefined): void {
  if (!on || !isFutureDay(app, on)) return;
  throw invalid([{ path: ["plan", "provenance", "on"], message: "This date is in the future." }]);
}

const stale = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");

/** Throws a draft away, its file with it. */
export async function discard(app: App, id: string): Promise<void> {
  await draftOf(app, id);
  await app.write([
    must(app.db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, "draft")))),
    audit.entry(app, { action: "import.discarded", entityType: "import", entityId: id }),
  ]);
}

export async function rowOf(app: App, id: string): Promise<ImportRow> {
  const [row] = await app.db.select().from(imports).where(eq(imports.id, id));
  return row ?? notFound("import");
}

export async function draftOf(app: App, id: string): Promise<ImportRow> {
  const row = await rowOf(app, id);
  if (row.state === "draft") return row;
  throw new Failure("conflict", "This import has already started and can't be changed.");
}

async function shown(app: App, row: ImportRow): Promise<Import> {
  const nameOf = await users.authors(app);
  const { signature: _, upTo: __, ...rest } = row;
  const isOver = row.state === "completed" || row.state === "cancelled" || row.state === "failed";
  return {
    ...rest,
    startedBy: nameOf(row.startedBy),
    undoUntil: isOver && row.created + row.updated > 0 ? daysLater(row) : null,
  };
}

function daysLater({ createdAt }: ImportRow): string {
  const day = new Date(createdAt);
  day.setUTCDate(day.getUTCDate() + keptDays);
  return day.toISOString();
}
