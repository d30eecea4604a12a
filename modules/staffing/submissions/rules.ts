/** How a candidate said that the agency may present them to a client. */
export const confirmationWays = ["e-mail", "telephone", "message", "in-person"] as const;
export type ConfirmationWay = (typeof confirmationWays)[number];

/** What the ledger writes down; it is only ever added to. */
export const ledgerEvents = ["confirmed", "submitted", "withdrawn"] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];

/** Presenting somebody to the same client again within so many months needs a word of confirmation. */
export const repeatMonths = 12;

/** The moment so many months before another, both ISO. */
export function monthsBefore(at: string, months: number): string {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString();
}

export const verdicts = ["up", "down"] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a client says no, in words that can be counted. */
export const reasons = [
  "experience",
  "certificates",
  "languages",
  "availability",
  "location",
  "other",
] as const;
export type Reason = (typeof reasons)[number];

export const defaultDays = 14;
export const maxDays = 90;
export const maxEntries = 30;
export const maxCommentLength = 1000;

/** How often one network may open or answer shortlists in a minute. */
export const asksPerMinute = 60;
export const answersPerMinute = 20;
