import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Lease } from "@/src/database/leases";
import { traceOf } from "@/src/log";
import type { OpenServer } from "../connection/server";
import { signedAddress } from "../sealing";
import { composeMessage, type LetterRow, messageIdOf } from "./composing";
import { type Line, openLine } from "./line";
import { isOfSender, type Outcome, outcomeOf, secretsOf, wordsOf } from "./outcome";
import { begin, recordOutcome } from "../settling";

/** Sends one letter after the other in one conversation, which begins with the first. */
export function openDesk(app: App, server: OpenServer, lease: Lease | null) {
  const secrets = secretsOf(server.user, server.password);
  let line: Line | null = null;
  let hasReturnAddress = server.replyDomain !== "";

  function hangUp(): void {
    line?.close();
    line = null;
  }

  /** What cannot be delivered comes back to an address that names this letter, where somebody takes answers in. */
  const returnAddress = ({ id }: LetterRow) =>
    hasReturnAddress ? signedAddress(app, "bounce", id, server.replyDomain) : server.fromAddress;

  async function carried(row: LetterRow, content: Buffer): Promise<Outcome> {
    let stage: "before" | "withdrawn" | "begun" = "before";
    const beginning = async () => {
      stage = "withdrawn";
      await begin(app, row, messageIdOf(row, server), lease);
      stage = "begun";
    };
    const isAt = (asked: typeof stage) => stage === asked;
    try {
      line ??= await openLine(server);
      const answer = await line.send(returnAddress(row), row.toAddress, content, beginning);
      return {
        kind: "sent",
        messageId: answer.messageId,
        answer: wordsOf(answer.response, secrets),
      };
    } catch (error) {
      // Half a letter can only be taken back by hanging up, and a refused one is still half said.
      hangUp();
      if (hasReturnAddress && isAt("before") && isOfSender(error, returnAddress(row))) {
        // Some services let an account send under its own address only; a letter that goes out comes before one that can come back.
        app.log.warn("the mail server refuses return addresses", { at: server.replyDomain });
        hasReturnAddress = false;
        return carried(row, content);
      }
      return isAt("withdrawn") ? { kind: "withdrawn" } : outcomeOf(error, isAt("begun"), secrets);
    }
  }

  /** Tries a letter, and writes down what became of it. */
  async function send(row: LetterRow): Promise<Outcome> {
    const content = await composeMessage(app, server, row).catch((error) => broken(app, error));
    const outcome = "kind" in content ? content : await carried(row, content);
    await recordOutcome(app, row, outcome);
    return outcome;
  }

  return { send, close: hangUp };
}

function broken(app: App, error: unknown): Outcome {
  const isGone = error instanceof Failure && error.kind === "missing";
  if (!isGone) app.log.warn("a letter could not be put together", traceOf(error));
  const sentence = isGone
    ? "A file that it carries is no longer kept."
    : "The letter could not be put together.";
  return { kind: "broken", sentence };
}
