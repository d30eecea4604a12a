import mentions from "./mentions.json";

type Mention = { text: string; source: string; checked: string | null; seen?: string };

/** By which words the law of the seller's country has such an invoice say who made it out; where none is known, those of the directive. */
export const mentionOf = (country: string): Mention =>
  (mentions as Record<string, Mention>)[country] ?? mentions["*"];
