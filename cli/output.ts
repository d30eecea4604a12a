import { writeSync } from "node:fs";
import { Failure } from "@/src/errors";

/** The one way to standard output; tests listen here. */
export const output = { write };

/** One text with the end of its line. */
export const printLine = (text: string): void => void output.write(`${text}\n`);

const standardOutput = 1;
const patienceMs = 5;

/**
 * Returns once all of it is with whoever reads; false where nobody does any more, which is no fault of theirs. Throws where
 * it cannot be kept: console.log swallows that, and a script would take a file that is empty for a whole one.
 */
function write(content: string | Uint8Array): boolean {
  let rest = typeof content === "string" ? new TextEncoder().encode(content) : content;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(standardOutput, rest));
    } catch (cause) {
      const code = cause instanceof Error && "code" in cause ? cause.code : null;
      if (code === "EPIPE") return false;
      if (code !== "EAGAIN") throw unwritten(cause);
      // A pipe that is full, and that whoever began this does not let one wait in.
      Bun.sleepSync(patienceMs);
    }
  }
  return true;
}

const unwritten = (cause: unknown) =>
  new Failure(
    "full",
    "The output could not be written where it goes, perhaps because that disk is full. It is not whole; what the command did stays done.",
    { cause },
  );
