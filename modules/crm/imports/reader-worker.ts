import { Failure } from "@/src/errors";
import { answered } from "./answering";
import type { Question, Said } from "./asking";

declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const said: Said = await answered(data).then(
    (answer) => ({ answer }),
    (error: unknown) => {
      const { kind, message } = Failure.from(error);
      return { refusal: { kind, message } };
    },
  );
  // As text: a structured copy of so many small values costs four times as much, and half of it there.
  self.postMessage(JSON.stringify(said));
};
