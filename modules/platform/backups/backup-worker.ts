import { constants, setPriority } from "node:os";
import { Failure } from "@/src/errors";
import type { Manifest } from "./format/manifest";
import { type PackOptions, pack, packedIn } from "./format/packing";
import { type UnpackOptions, unpack } from "./format/unpacking";
import type { Step } from "./rules";

export type Task = { kind: "make"; making: PackOptions } | { kind: "open"; opening: UnpackOptions };

export type WorkerMessage =
  | { kind: "progress"; step: Step; share: number }
  | { kind: "done"; manifest: Manifest }
  | { kind: "failed"; failure: Failure["kind"]; sentence: string; cause: string };

declare const self: Worker;

/** Copies, packs and reads back, away from the thread that answers people. */
async function work(
  task: Task,
  onProgress: (step: Step, share: number) => void,
): Promise<Manifest> {
  const readBack = (opening: UnpackOptions) =>
    unpack(opening, (share) => onProgress("checking", share));
  if (task.kind === "open") return readBack(task.opening);
  const { work, signingKey, passphrase } = task.making;
  await pack(task.making, onProgress);
  // What counts is what lies on the disk, not what was meant to be written.
  return readBack({ path: packedIn(work), into: null, signing: { key: signingKey }, passphrase });
}

const post = (message: WorkerMessage) => self.postMessage(message);

// The priority of this thread alone: a backup can wait, and people cannot.
setPriority(constants.priority.PRIORITY_LOW);

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  try {
    post({
      kind: "done",
      manifest: await work(data, (step, share) => post({ kind: "progress", step, share })),
    });
  } catch (error) {
    post({ kind: "failed", ...failureOf(error) });
  }
};

function failureOf(error: unknown) {
  const text = String(error);
  if (error instanceof Failure) {
    return { failure: error.kind, sentence: error.message, cause: text };
  }
  const isFull = /ENOSPC|EFBIG|EDQUOT|disk is full|disk I\/O/.test(text);
  const sentence = isFull
    ? "The disk is full. No backup was made; free some space and try again."
    : "The backup failed. See the log, and try again.";
  return { failure: isFull ? ("full" as const) : ("bug" as const), sentence, cause: text };
}
