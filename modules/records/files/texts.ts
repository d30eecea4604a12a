import { and, asc, eq, inArray, lt, or } from "drizzle-orm";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { filesChanged } from "./events";
import type { FileText } from "./model";
import { type TextReaders, textReaders } from "./readers";
import type { Reading } from "./reader-worker";
import { files, fileTexts } from "./schema";
import { rowOf } from "./queries";

/** A reader that takes longer than this has crashed over the file. */
const crashedAfterMs = 60_000;
const mostAttempts = 3;
const batch = 20;

/** The words of a file, as far as they are there. */
export async function textOf(app: App, fileId: string): Promise<FileText> {
  const { content } = await rowOf(app, fileId);
  const [row] = await app.db.select().from(fileTexts).where(eq(fileTexts.content, content));
  return { state: row?.state ?? "none", trouble: row?.trouble ?? null, text: row?.text ?? null };
}

/** Reads the words of files that wait for it, the oldest first; answers how many were read. */
export async function readWaiting(app: App, signal?: AbortSignal): Promise<number> {
  const waiting = await app.db
    .select({ content: fileTexts.content })
    .from(fileTexts)
    .where(isWaiting(app))
    .orderBy(asc(fileTexts.at))
    .limit(batch);
  let read = 0;
  for (const { content } of waiting) {
    if (signal?.aborted) break;
    if (await readOne(app, content, textReaders())) read += 1;
  }
  return read;
}

const isWaiting = (app: App) => {
  const longAgo = new Date(app.now().getTime() - crashedAfterMs).toISOString();
  return or(
    eq(fileTexts.state, "waiting"),
    and(eq(fileTexts.state, "reading"), lt(fileTexts.at, longAgo)),
  );
};

async function readOne(app: App, content: string, readers: TextReaders): Promise<boolean> {
  const row = await claim(app, content);
  if (!row) return false;
  const reading = await readBytes(app, row, readers);
  const text = reading.state === "done" ? reading.text : null;
  const trouble = reading.state === "failed" ? reading.trouble : null;
  const at = app.now().toISOString();
  await app.write(
    [
      app.db
        .update(fileTexts)
        .set({ state: reading.state, text, trouble, at })
        .where(and(eq(fileTexts.content, content), eq(fileTexts.state, "reading"))),
    ],
    filesChanged(await placesOf(app, content)),
  );
  return true;
}

type TextRow = typeof fileTexts.$inferSelect;

/** Marks a file as being read, so that no other process reads it; undefined where another was first. */
async function claim(app: App, content: string): Promise<TextRow | undefined> {
  const [row] = await app.db
    .select()
    .from(fileTexts)
    .where(and(eq(fileTexts.content, content), isWaiting(app)));
  if (!row) return undefined;
  const next = { attempts: row.attempts + 1, at: app.now().toISOString() };
  try {
    await app.write([
      must(
        app.db
          .update(fileTexts)
          .set({ ...next, state: "reading" })
          .where(and(eq(fileTexts.content, content), eq(fileTexts.attempts, row.attempts))),
      ),
    ]);
    return { ...row, ...next };
  } catch (error) {
    if (error instanceof Failure && error.kind === "conflict") return undefined;
    throw error;
  }
}

async function readBytes(app: App, row: TextRow, readers: TextReaders): Promise<Reading> {
  // It crashed a reader at every attempt, so it is not tried again.
  if (row.attempts > mostAttempts) return { state: "failed", trouble: "damaged" };
  try {
    return await readers.read(await ownBytes(app, row.content), row.format);
  } catch {
    return { state: "failed", trouble: "damaged" };
  }
}

/** A copy that may be given away to the reader. */
const ownBytes = async (app: App, content: string) => new Uint8Array(await app.files.read(content));

/** Reads the words of bytes that are not kept anywhere. */
export const readNow = (bytes: Uint8Array, format: TextRow["format"]): Promise<Reading> =>
  textReaders().read(new Uint8Array(bytes), format);

async function placesOf(app: App, content: string) {
  return app.db
    .selectDistinct({ kind: files.kind, recordId: files.recordId })
    .from(files)
    .where(inArray(files.content, [content]));
}
