import {
  createWorkerPool,
  WorkerJobError,
  type WorkerPool,
  workerAt,
} from "@/src/workers/worker-pool";
import { largestMessage } from "./limits";
import type { Reading } from "./reading";

export type { CalendarAnswer } from "./calendar-answers";
export { largestMessage, type Refusal } from "./limits";
export { type Folder, foldersOf, inboxOf, isWhole, withPassword, openFolder } from "./mailbox";
export type { Mailbox, Message, Reading, SentPart } from "./reading";
export type { Report, ReportedRecipient } from "./reports";
export { clearTroubleWrite, backOff, troubleNow } from "../connection/trouble";
export { troubleOf } from "./trouble";

const deadlineMs = 15_000;

type Bytes = Uint8Array<ArrayBuffer>;

let shared: WorkerPool<Bytes, Reading> | undefined;

/** Reads a message within its time; one that takes longer, or breaks its reader, is refused. */
export async function readMail(bytes: Bytes): Promise<Reading> {
  if (bytes.length > largestMessage) return { refusal: "too-large" };
  shared ??= createWorkerPool<Bytes, Reading>({
    start: () => workerAt("modules/platform/mail/receiving/reader-worker.ts"),
    size: 1,
    deadlineMs,
    memoryOf: (input) => [input.buffer],
  });
  try {
    return await shared.read(new Uint8Array(bytes));
  } catch (error) {
    const isSlow = error instanceof WorkerJobError && error.kind === "too-slow";
    return { refusal: isSlow ? "too-slow" : "damaged" };
  }
}

export function closeMailReader(): void {
  shared?.close();
  shared = undefined;
}
