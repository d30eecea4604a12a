import { Failure } from "@/src/errors";
import type { Called } from "@/src/fetch";
// Not from the whole fetcher, which every reader of pages would load with it.
import { Refusal } from "@/src/fetch/refusal";
import { retryAfterMsOf } from "@/src/fetch/politeness/hosts";

const troubles = {
  key: { message: "The provider rejected the key. Enter another one." },
  model: { message: "The provider doesn't know this model. Check its name and the URL." },
  question: {
    message: "The provider rejected the request. Check the model and the account balance.",
  },
  busy: { message: "The provider's rate limit is reached." },
  broken: { message: "The provider returned an error. Nothing is wrong on your side." },
  slow: {
    message: "The provider didn't answer in time. Allow more time, or use a smaller model.",
  },
  unreachable: { message: "The provider can't be reached. Check the URL and the network." },
  garbage: { message: "The model didn't answer in the requested format." },
  forbidden: { message: "This URL isn't allowed: use https, or your own machine." },
};
export type TroubleKind = keyof typeof troubles;

/** Why a provider gave no answer: what a person can do about it, and how long it wants to be left alone. */
export class Trouble extends Failure {
  readonly about: TroubleKind;
  readonly waitMs: number | null;
  /** Whether nobody has thought before it; a model that was too slow may well have. */
  readonly isFree: boolean;

  constructor(about: TroubleKind, waitMs: number | null = null, options?: ErrorOptions) {
    super("unavailable", troubles[about].message, options);
    this.about = about;
    this.waitMs = waitMs;
    this.isFree = about !== "slow" && about !== "garbage";
  }
}

/** An answer that is a refusal, by its status alone: what a provider writes about it may repeat what was sent. */
export function troubleIn({ status, headers }: Called, now: Date): Trouble | null {
  if (status === 200) return null;
  if (status === 401 || status === 403) return new Trouble("key");
  if (status === 404) return new Trouble("model");
  if (status === 429) return new Trouble("busy", retryAfterMsOf(status, headers, now));
  if (status >= 500) return new Trouble("broken", retryAfterMsOf(status, headers, now));
  return new Trouble(status >= 400 ? "question" : "unreachable");
}

const byRefusal: Partial<Record<Refusal["kind"], TroubleKind>> = {
  "too-slow": "slow",
  "too-large": "garbage",
  address: "forbidden",
  scheme: "forbidden",
};

export function troubleFrom(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  if (!(error instanceof Refusal)) throw error;
  return new Trouble(byRefusal[error.kind] ?? "unreachable", null, { cause: error });
}
