import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { Refusal } from "@/src/fetch";
import type { WebhookTest } from "./model";
import { patienceMs } from "./rules";
import type { Row } from "./service";
import { headersOf, openSecret } from "./signing";

type Message = { id: string; body: string };

/** Who is called; `signal` breaks the call off. */
type Callee = Pick<Row, "url" | "secret"> & { signal?: AbortSignal | undefined };

/** Sends one message and reports the outcome; only the status of the answer is looked at. */
export async function call(
  app: App,
  { url, secret, signal }: Callee,
  { id, body }: Message,
): Promise<WebhookTest> {
  const began = performance.now();
  const taken = () => Math.round(performance.now() - began);
  try {
    const headers = headersOf({ id, body, secret: await openSecret(app, secret), at: app.now() });
    const { status } = await app.callOut({ url, headers, body, waitMs: patienceMs, signal });
    return { status, ms: taken(), ...judged(status) };
  } catch (error) {
    return { status: null, ms: taken(), isWell: false, sentence: reasonOf(error, url) };
  }
}

/** The receiver is asked for any 2xx, and never followed elsewhere. */
function judged(status: number): Pick<WebhookTest, "isWell" | "sentence"> {
  if (status >= 200 && status < 300) {
    const sentence = `Delivered with status ${status}.`;
    return { isWell: true, sentence };
  }
  if (status === goneStatus) {
    const sentence = "The receiver no longer accepts messages (410).";
    return { isWell: false, sentence };
  }
  if (status >= 300 && status < 400) {
    const sentence = `The URL redirects (${status}). Enter the target URL.`;
    return { isWell: false, sentence };
  }
  const sentence = `The receiver answered ${status} instead of 200 to 299.`;
  return { isWell: false, sentence };
}

/** A refused address says why; of a network error nobody needs to know more than that the host can't be reached. */
function reasonOf(error: unknown, url: string): string {
  // A secret that was sealed with another key keeps this webhook from its messages, and no other.
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Refusal)) throw error;
  const sentence = `${new URL(url).hostname} can't be reached.`;
  return error.kind === "network" ? sentence : error.message;
}

/** 410 Gone: the receiver asks not to be called again. */
export const goneStatus = 410;
