import { Failure } from "@/src/errors";
import type { Called } from "@/src/fetch";
// Not from the whole fetcher, which every reader of pages would load with it.
import { Refusal } from "@/src/fetch/refusal";
import { peaceAskedFor } from "@/src/fetch/politeness/hosts";

const troubles = {
  key: { message: "The provider refuses the key. Enter another." },
  model: { message: "The provider does not know this model. Check its name and the address." },
  question: {
    message: "The provider refuses the question. Check the model, and the balance of the account.",
  },
  busy: { message: "The provider asks to wait: its limit is reached." },
  broken: { message: "The provider answers with an error of its own. Nothing is wrong here." },
  slow: {
    message: "The provider did not answer in time. Allow more time, or take a smaller model.",
  },
  unreachable: { message: "The provider cannot be reached. Check the address and the network." },
  garbage: { message: "The model did not answer in the form that was asked for." },
  forbidden: { message: "This address may not be called: use https, or a machine of your own." },
};
export type TroubleKind = keyof typeof troubles;

/** Why a provider gave no answer: what a person can do about it, and how long it wants to be left alone. */
export class Trouble extends Failure {
  readonly about: TroubleKind;
  readonly waitMs: number | null;

  constructor(about: TroubleKind, waitMs: number | null = null, options?: ErrorOptions) {
    super("unavailable", troubles[about].message, options);
    this.about = about;
    this.waitMs = waitMs;
  }
}

/** An answer that is a refusal, by its status alone: what a provider writes about it may repeat what was sent. */
export function troubleIn({ status, headers }: Called, now: Date): Trouble | null {
  if (status === 200) return null;
  if (status === 401 || status === 403) return new Trouble("key");
  if (status === 404) return new Trouble("model");
  if (status === 429) return new Trouble("busy", peaceAskedFor(status, headers, now));
  if (status >= 500) return new Trouble("broken", peaceAskedFor(status, headers, now));
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
