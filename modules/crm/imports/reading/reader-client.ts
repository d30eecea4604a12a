import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import {
  createWorkerPool,
  WorkerJobError,
  type WorkerPool,
  workerAt,
} from "@/src/workers/worker-pool";
import type { About, Answers, Question, Said } from "./reader-requests";
import type { Reading } from "../model";
import { importFiles } from "../schema";

/** A hostile file costs its worker; an honest one of a hundred thousand rows takes a fraction of this. */
const deadlineMs = 30_000;
/** The worker is closed after so long without a question. */
const idleMs = 60_000;

type ReaderSlot = {
  readers: WorkerPool<Question, string>;
  leaving?: ReturnType<typeof setTimeout>;
  /** Questions that wait for their answer. */
  asking: number;
};
const readerSlots = new WeakMap<App["db"], ReaderSlot>();

/** The file of an import, with its content where the reader may lack it. */
type AskedFile = { id: string; reading: Reading | null; content?: string };

/** Asks the reader worker about a file, off the thread that serves requests; sends the file when the worker lacks it. */
export async function askReader<Kind extends About["kind"]>(
  app: App,
  { id, reading, content }: AskedFile,
  about: Extract<About, { kind: Kind }>,
): Promise<Answers[Kind]> {
  const room = readerSlotOf(app);
  const { readers } = room;
  room.asking += 1;
  try {
    const question = { file: id, reading, about };
    const found =
      (content === undefined ? answerOf(await readers.read(question)) : null) ??
      answerOf(await readers.read({ ...question, content: content ?? (await contentOf(app, id)) }));
    return found as Answers[Kind];
  } catch (error) {
    if (!(error instanceof WorkerJobError)) throw error;
    throw new Failure("invalid", "This file is damaged or unsafe and can't be read.", {
      cause: error,
    });
  } finally {
    room.asking -= 1;
  }
}

function answerOf(text: string) {
  const said: Said = JSON.parse(text);
  if ("refusal" in said) throw new Failure(said.refusal.kind, said.refusal.message);
  return said.answer;
}

function readerSlotOf(app: App): ReaderSlot {
  const start = () => workerAt("modules/crm/imports/reading/reader-worker.ts");
  const room = readerSlots.get(app.db) ?? {
    readers: createWorkerPool<Question, string>({ start, size: 1, deadlineMs }),
    asking: 0,
  };
  clearTimeout(room.leaving);
  room.leaving = setTimeout(() => closeReader(app), idleMs);
  room.leaving.unref();
  readerSlots.set(app.db, room);
  return room;
}

/** Closes the worker as soon as a file is done with, unless a question is open: it holds all rows in memory. */
export function closeReaderIfIdle(app: App): void {
  if (readerSlots.get(app.db)?.asking === 0) closeReader(app);
}

/** Closes the worker. */
export function closeReader(app: App): void {
  const room = readerSlots.get(app.db);
  readerSlots.delete(app.db);
  clearTimeout(room?.leaving);
  room?.readers.close();
}

export async function contentOf(app: App, id: string): Promise<string> {
  const [row] = await app.db.select().from(importFiles).where(eq(importFiles.importId, id));
  if (!row)
    throw new Failure(
      "conflict",
      "This file has already been imported and is no longer available.",
    );
  return row.content;
}
