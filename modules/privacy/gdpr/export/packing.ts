import { shownOf } from "@/src/database/read-model";
import { and, eq, inArray, lt } from "drizzle-orm";
import { activitiesChanged } from "@/modules/records/privacy-log";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { localeFor } from "@/modules/engagement/campaigns";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { archivesIn } from "@/src/files/archives";
import { must } from "@/src/database";
import type { ZipEntry } from "@/src/zip";
import { gdprChanged } from "../events";
import { buildExport, exportLogWrites } from "./exporting";
import type { DataExport } from "../subject-model";
import { pageOf } from "./page";
import { exportHours } from "../rules";
import { gdprExports as exports_ } from "../schema";

type Row = typeof exports_.$inferSelect;

export const archives = ({ store }: App) => archivesIn(store.encrypted, "exports");

/** Writes an archive where somebody at a terminal wants it. */
export const save = (app: App, id: string, path: string): Promise<void> =>
  archives(app).save(id, path);

/** Makes the archive of one request, file by file; how far it has come stands in its row. */
export async function pack(app: App, row: Row): Promise<void> {
  const { id, entityType, entityId } = row;
  const made = await buildExport(app, { entityType, entityId });
  const files = filesIn(made);
  const total = files.length + 2;
  await progress(app, id, { state: "making", total, done: 0 });
  const entries = entriesOf(app, { made, files, done: (done) => progress(app, id, { done }) });
  const bytes = await archives(app).write(id, entries, app.now());
  const expiresAt = new Date(app.now().getTime() + exportHours * 3_600_000).toISOString();
  await app.write(
    [
      must(
        app.db
          .update(exports_)
          .set({ state: "ready", done: total, bytes, expiresAt })
          .where(eq(exports_.id, id)),
      ),
      ...(await exportLogWrites(app, made)),
    ],
    gdprChanged(),
    activitiesChanged(),
  );
}

const progress = (app: App, id: string, set: Partial<Row>) =>
  app.write([app.db.update(exports_).set(set).where(eq(exports_.id, id))], gdprChanged());

type Enclosed = { name: string; content: string };

/** Whatever any module keeps of the person in the folder of files, each under a name of its own. */
function filesIn({ data }: DataExport): Enclosed[] {
  const rows = Object.values(data).flatMap((parts) => Object.values(parts).flat());
  const found = rows.flatMap((row) => fileIn(row) ?? []);
  const once = new Map(found.map((file) => [file.content, file]));
  return [...once.values()].map(({ name, content }, n) => ({
    name: `files/${String(n + 1).padStart(2, "0")}-${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_")}`,
    content,
  }));
}

function fileIn(row: unknown): Enclosed | undefined {
  if (!row || typeof row !== "object") return undefined;
  const content: unknown = Reflect.get(row, "content");
  if (typeof content !== "string" || !/^[\da-f]{64}\.\w+$/.test(content)) return undefined;
  const name: unknown = Reflect.get(row, "name");
  return { name: typeof name === "string" ? name : content, content };
}

/** An export, the files that go along, and who is told how many of all are packed. */
type Packing = { made: DataExport; files: Enclosed[]; done: (n: number) => Promise<void> };

async function* entriesOf(app: App, { made, files, done }: Packing): AsyncIterable<ZipEntry> {
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const names = files.map(({ name }) => name);
  yield { name: "data.json", content: utf8(JSON.stringify(made, null, 2)) };
  yield { name: "data.html", content: utf8(pageOf(made, names, await localeOf(app, made))) };
  for (const [n, { name, content }] of files.entries()) {
    await done(n + 2);
    if (await app.files.has(content)) yield { name, content: await app.files.read(content) };
  }
}

async function localeOf(app: App, { entityId }: DataExport): Promise<Locale> {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, entityId));
  return person ? localeFor(person) : "en";
}

/** Lets go of archives whose day is over, and of files that no row knows: those of people who were erased. */
export async function clearExports(app: App): Promise<number> {
  const isOver = and(
    inArray(exports_.state, ["ready", "failed"]),
    lt(exports_.expiresAt, app.now().toISOString()),
  );
  await app.write([app.db.delete(exports_).where(isOver)]);
  const rows = await app.db.select({ id: exports_.id }).from(exports_);
  return archives(app).keepOnly(rows.map(({ id }) => id));
}
