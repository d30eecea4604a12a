import type { receiving } from "@/modules/platform/mail";
import { Failure } from "@/src/errors";

/** Why a message could not be taken in. */
const refusals = {
  "too-large": () => new Failure("oversized", "The message is larger than 25 MiB."),
  "too-many-parts": () =>
    new Failure("mistyped", "This message has more parts than a person would send."),
  "too-deep": () => new Failure("mistyped", "This message is packed too deep to be read."),
  "too-slow": () => new Failure("mistyped", "This message takes too long to read."),
  damaged: () =>
    new Failure(
      "mistyped",
      "This is no message, or it is damaged. Save it as .eml and drop it again.",
    ),
} satisfies Record<receiving.Refusal, () => Failure>;

export const unread = (refusal: receiving.Refusal): Failure => refusals[refusal]();
