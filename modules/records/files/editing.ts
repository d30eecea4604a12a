import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { definedFields, historyWrite } from "@/modules/records/core";
import { type App, actorIdOf } from "@/src/app";
import { must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { daysEarlier } from "@/src/calendar";
import { filesChanged } from "./events";
import type { FileChanges, RecordFile } from "./model";
import { keptDays, keptInside } from "./rules";
import { isNamedAs, refusals } from "./inspection";
import { files } from "./schema";
import { type FileRow, find, rowOf, withIds } from "./queries";
import { sweep } from "./sweeping";

/** Changes what is told about a file; its bytes stay as they came. */
export async function edit(app: App, id: string, changes: FileChanges): Promise<RecordFile> {
  const { version, ...given } = { ...definedFields(changes), version: changes.version };
  const row = await rowOf(app, id);
  if (row.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  const after = { ...row, ...given };
  if (!isNamedAs(after.name, row.format)) throw refusals.misnamed(row.format);
  const audience = keptInside.includes(after.type) ? ("internal" as const) : after.audience;
  await app.write(
    [
      must(
        app.db
          .update(files)
          .set({ ...given, audience, version: version + 1 })
          .where(and(eq(files.id, id), eq(files.version, version), isNull(files.removedAt))),
      ),
      historyWrite(
        app,
        { kind: row.kind, ids: [row.recordId] },
        {
          event: "file-edited",
          changes: told(row, after),
        },
      ),
      audit.entry(app, { action: "file.edited", entityType: "file", entityId: id }),
    ],
    filesChanged([placeOf(row)]),
  );
  return find(app, id);
}

const fields = ["name", "type", "expiresOn", "audience"] as const;
const told = (before: FileRow, after: FileRow) => ({
  file: [wordsOf(before), wordsOf(after)] as [string, string],
});
const wordsOf = (row: FileRow) => fields.flatMap((it) => row[it] ?? []).join(", ");

/** Puts files away; for a month they can be brought back. Answers which. */
export async function remove(app: App, ids: string[]) {
  const rows = (await withIds(app, ids)).filter(({ removedAt }) => removedAt === null);
  const removed = { removedAt: app.now().toISOString(), removedBy: actorIdOf(app) };
  const change = app.db
    .update(files)
    .set(removed)
    .where(and(inArray(files.id, ids), isNull(files.removedAt)));
  return moved(app, { what: "removed", rows, change });
}

export async function restore(app: App, ids: string[]) {
  const rows = (await withIds(app, ids)).filter(({ removedAt }) => removedAt !== null);
  const back = { removedAt: null, removedBy: null };
  const change = app.db
    .update(files)
    .set(back)
    .where(and(inArray(files.id, ids), isNotNull(files.removedAt)));
  return moved(app, { what: "restored", rows, change });
}

type Move = { what: "removed" | "restored"; rows: FileRow[]; change: Write };

async function moved(app: App, { what, rows, change }: Move) {
  const fileIds = rows.map(({ id }) => id);
  if (fileIds.length === 0) return notFound("file");
  const names = (row: FileRow): [string | null, string | null] =>
    what === "removed" ? [row.name, null] : [null, row.name];
  await app.write(
    [
      must(change),
      ...rows.map((row) =>
        historyWrite(
          app,
          { kind: row.kind, ids: [row.recordId] },
          {
            event: `file-${what}`,
            changes: { file: names(row) },
          },
        ),
      ),
      ...fileIds.map((entityId) =>
        audit.entry(app, { action: `file.${what}`, entityType: "file", entityId }),
      ),
    ],
    filesChanged(rows.map(placeOf)),
  );
  return { count: fileIds.length, fileIds };
}

const placeOf = ({ kind, recordId }: FileRow) => ({ kind, recordId });

/** Lets go of what was removed a month ago, and of bytes that no file holds; answers how many files. */
export async function purge(app: App): Promise<number> {
  const before = daysEarlier(app.now(), keptDays);
  const isOld = and(isNotNull(files.removedAt), lt(files.removedAt, before));
  const old = await app.db.select({ id: files.id }).from(files).where(isOld);
  if (old.length > 0) {
    const details = { count: old.length };
    await app.write([
      app.db.delete(files).where(isOld),
      audit.entry(app, { action: "file.purged", entityType: "file", details }),
    ]);
  }
  await sweep(app);
  return old.length;
}
