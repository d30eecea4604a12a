/** What a letter is for; by it goes who may get it, and whether it may go out a second time. */
export const purposes = ["message", "invitation", "campaign", "notice", "test"] as const;
export type Purpose = (typeof purposes)[number];

/** Where a letter stands; a queued one that has been tried says in `nextAt` when it is tried again. */
export const letterStates = [
  ...(["queued", "sending", "sent", "unsure", "held"] as const),
  ...(["refused", "bounced", "failed", "cancelled"] as const),
] as const;
export type LetterState = (typeof letterStates)[number];

/** Why an address is not written to. */
export const suppressions = ["bounced", "optedOut", "objected"] as const;
export type Suppression = (typeof suppressions)[number];

/** A letter that may have arrived goes out again by itself only if a second copy does no harm: the same event, the same news. */
export const isRepeatable = (purpose: Purpose) => purpose === "invitation" || purpose === "notice";

export const mayBeCancelled: readonly LetterState[] = ["queued", "held"];
export const mayBeRetried: readonly LetterState[] = [
  "failed",
  "refused",
  "bounced",
  "unsure",
  "held",
];

export const longestSubject = 300;
export const longestText = 100_000;
export const longestSignature = 2_000;
export const mostAttached = 10;
export const mostListed = 200;
