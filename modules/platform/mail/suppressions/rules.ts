/** Why an address is not written to. */
export const suppressions = ["bounced", "optedOut", "objected"] as const;
export type Suppression = (typeof suppressions)[number];
