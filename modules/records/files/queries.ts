import { and, asc, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { FilesQuery, RecordFile } from "./model";
import { files, fileTexts } from "./schema";

export type FileRow = typeof files.$inferSelect;

/** The files of a record, the newest first. */
export const list = (app: App, { kind, recordId }: FilesQuery): Promise<RecordFile[]> =>
  shown(app, and(eq(files.recordId, recordId), eq(files.kind, kind), isNull(files.removedAt)));

export async function find(app: App, id: string): Promise<RecordFile> {
  const [file] = await shown(app, and(eq(files.id, id), isNull(files.removedAt)));
  return file ?? notFound("file");
}

export const withIds = (app: App, ids: string[]): Promise<FileRow[]> =>
  app.db.select().from(files).where(inArray(files.id, ids)).orderBy(asc(files.id));

export async function rowOf(app: App, id: string): Promise<FileRow> {
  const [row] = await app.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.removedAt)));
  return row ?? notFound("file");
}

async function shown(app: App, where: SQL | undefined): Promise<RecordFile[]> {
  const rows = await app.db
    .select({ file: files, state: fileTexts.state, trouble: fileTexts.trouble })
    .from(files)
    .leftJoin(fileTexts, eq(fileTexts.content, files.content))
    .where(where)
    .orderBy(desc(files.addedAt), desc(files.id));
  if (rows.length === 0) return [];
  const nameOf = await users.authors(app);
  return rows.map(({ file, state, trouble }) => {
    const { content: _, removedAt: __, removedBy: ___, ...rest } = file;
    const text = state ?? "none";
    return { ...rest, addedBy: nameOf(file.addedBy), text, textTrouble: trouble };
  });
}
