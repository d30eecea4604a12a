/** The largest message that is read at all. */
export const largestMessage = 25 * 1024 * 1024;
/** All heads of all parts together. */
export const largestHeads = 256 * 1024;
/** A message of people has a handful. */
export const mostParts = 200;
export const deepestParts = 20;
export const mostAttachments = 20;
/** Messages within the message whose words are shown. */
export const mostForwarded = 3;
export const mostAddresses = 100;
export const mostReferences = 50;
export const longestText = 100_000;
export const longestMarkup = 2 * 1024 * 1024;
export const longestSubject = 300;
export const longestName = 200;
export const longestId = 900;

/** Why a message was not read. */
export const refusals = ["too-large", "too-many-parts", "too-deep", "damaged", "too-slow"] as const;
export type Refusal = (typeof refusals)[number];
