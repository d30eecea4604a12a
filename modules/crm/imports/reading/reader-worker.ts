import { Failure } from "@/src/errors";
import { answerQuestion } from "./file-cache";
import type { Question, Said } from "./reader-requests";

declare const self: Worker;

let turn = Promise.resolve();

// Answers carry no id and are matched by order, so a question waits for the one before, whatever that has to load.
self.onmessage = ({ data }: MessageEvent<Question>) => {
  turn = turn.then(() => answer(data));
};

async function answer(question: Question): Promise<void> {
  const said: Said = await answerQuestion(question).then(
    (found) => ({ answer: found }),
    (error: unknown) => {
      const { kind, message } = Failure.from(error);
      return { refusal: { kind, message } };
    },
  );
  // Sent as JSON text: a structured clone of so many small values costs four times as much, half of it on the receiver.
  self.postMessage(JSON.stringify(said));
}
