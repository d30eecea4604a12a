import { Failure } from "@/src/errors";
import { toImport } from "./current-file";
import type { Question, Said } from "./reader-requests";

declare const self: Worker;

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const said: Said = await toImport(data).then(
    (answer) => ({ answer }),
    (error: unknown) => {
      const { kind, message } = Failure.from(error);
      return { refusal: { kind, message } };
    },
  );
  // As text: a structured copy of so many small values costs four times as much, and half of it there.
  self.postMessage(JSON.stringify(said));
};
