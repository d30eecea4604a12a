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
  self.postMessage(said);
};
