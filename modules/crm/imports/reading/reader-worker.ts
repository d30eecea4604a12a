import { Failure } from "@/src/errors";
import { toImport } from "./current-file";
import type { Question, Said } from "./reader-requests";

declare const self: Worker;

let turn = Promise.resolve();

// Answers are told apart by their order alone, and one may wait for a part of the program that the next does not need.
self.onmessage = ({ data }: MessageEvent<Question>) => {
  turn = turn.then(() => answer(data));
};

async function answer(question: Question): Promise<void> {
  const said: Said = await toImport(question).then(
    (found) => ({ answer: found }),
    (error: unknown) => {
      const { kind, message } = Failure.from(error);
      return { refusal: { kind, message } };
    },
  );
  // As text: a structured copy of so many small values costs four times as much, and half of it there.
  self.postMessage(JSON.stringify(said));
}
