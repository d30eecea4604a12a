/** What a model may report; the role of an ad stays with the engine, because the score rests on it. */
export const reportedKinds = ["skill", "system", "certificate"] as const;

/** A passage is quoted, not a paragraph. */
export const quoteMax = 160;
/** No ad asks for more than this; an answer that does is not read on. */
export const maxReported = 60;
/** One passage that is said to prove more than this proves nothing. */
export const factsPerQuote = 3;
/** A model may be right about words that no rule knows, and is less sure than a rule. */
export const reportedConfidence = 0.6;

/** As much of an ad as is sent; longer ones are cut, for the rest is hardly ever the work. */
export const sentMax = 16_000;
/** Room for the answer, in tokens. */
export const answerTokens = 3000;
