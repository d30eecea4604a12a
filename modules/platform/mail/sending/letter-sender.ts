import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Lease } from "@/src/database/leases";
import { errorFields } from "@/src/log";
import type { OpenServer } from "../connection/server";
import { signedAddress } from "../sealing";
import { composeMessage, type LetterRow, messageIdOf } from "./composing";
import { type SmtpConnection, openSmtpConnection } from "./smtp-connection";
import { isOfSender, type Outcome, outcomeOf, secretsOf, wordsOf } from "./outcome";
import { begin, recordOutcome } from "../settling";

/** Sends one letter after the other in one conversation, which begins with the first. */
export class LetterSender {
  readonly #app: App;
  readonly #server: OpenServer;
  readonly #lease: Lease | null;
  readonly #secrets: ReturnType<typeof secretsOf>;
  #line: SmtpConnection | null = null;
  #hasReturnAddress: boolean;

  constructor(app: App, server: OpenServer, lease: Lease | null) {
    this.#app = app;
    this.#server = server;
    this.#lease = lease;
    this.#secrets = secretsOf(server.user, server.password);
    this.#hasReturnAddress = server.replyDomain !== "";
  }

  /** Tries a letter, and writes down what became of it. */
  async send(row: LetterRow): Promise<Outcome> {
    const content = await composeMessage(this.#app, this.#server, row).catch((error) =>
      broken(this.#app, error),
    );
    const outcome = "kind" in content ? content : await this.#deliver(row, content);
    await recordOutcome(this.#app, row, outcome);
    return outcome;
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
  }

  async #deliver(row: LetterRow, content: Buffer): Promise<Outcome> {
    const attempt: Attempt = { stage: "before" };
    try {
      return await this.#say(row, content, attempt);
    } catch (error) {
      // Half a letter can only be taken back by hanging up, and a refused one is still half said.
      this.close();
      const isRefused = attempt.stage === "before" && isOfSender(error, this.#sender(row));
      if (this.#hasReturnAddress && isRefused) {
        // Some services let an account send under its own address only; a letter that goes out comes before one that can come back.
        this.#app.log.warn("the mail server refuses return addresses", {
          at: this.#server.replyDomain,
        });
        this.#hasReturnAddress = false;
        return this.#deliver(row, content);
      }
      if (attempt.stage === "withdrawn") return { kind: "withdrawn" };
      return outcomeOf(error, attempt.stage === "begun", this.#secrets);
    }
  }

  async #say(row: LetterRow, content: Buffer, attempt: Attempt): Promise<Outcome> {
    this.#line ??= await openSmtpConnection(this.#server);
    const { messageId, response } = await this.#line.send({
      from: this.#sender(row),
      to: row.toAddress,
      content,
      begin: async () => {
        attempt.stage = "withdrawn";
        await begin(this.#app, row, {
          messageId: messageIdOf(row, this.#server),
          lease: this.#lease,
        });
        attempt.stage = "begun";
      },
    });
    return { kind: "sent", messageId, answer: wordsOf(response, this.#secrets) };
  }

  /** What cannot be delivered comes back to an address that names this letter, where somebody takes answers in. */
  #sender({ id }: LetterRow): string {
    const { replyDomain, fromAddress } = this.#server;
    return this.#hasReturnAddress
      ? signedAddress(this.#app, { purpose: "bounce", id, domain: replyDomain })
      : fromAddress;
  }
}

/** How far a letter got: `withdrawn` where it was taken back just before it was begun. */
type Attempt = { stage: "before" | "withdrawn" | "begun" };

function broken(app: App, error: unknown): Outcome {
  const isGone = error instanceof Failure && error.kind === "missing";
  if (!isGone) app.log.warn("a letter could not be put together", errorFields(error));
  const sentence = isGone ? "An attachment is no longer stored." : "The email couldn't be created.";
  return { kind: "broken", sentence };
}
