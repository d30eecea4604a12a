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
