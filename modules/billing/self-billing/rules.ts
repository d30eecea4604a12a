/** Made out it only moves on; what undoes it is a credit note. */
export const selfBillStatuses = ["issued", "sent", "paid", "credited"] as const;
export type SelfBillStatus = (typeof selfBillStatuses)[number];
export const selfBillViews = ["all", "unpaid", ...selfBillStatuses] as const;
/** The agency still owes it. */
export const isOwed = (status: SelfBillStatus): boolean => status === "issued" || status === "sent";

/** What keeps one from being made out until somebody enters it. */
export const selfBillingFields = [
  "agreement",
  "legalName",
  "address",
  "contact",
  "iban",
  "peppol",
  "agencyName",
  "agencyAddress",
  "agencyPeppol",
  "currency",
] as const;
export type SelfBillingField = (typeof selfBillingFields)[number];

/** As many as one call makes out. */
export const maxAtOnce = 25;

/** A series of its own for everybody in whose name invoices are made out (art. 226(2) of directive 2006/112/EC). */
export const signOf = (seq: number): string => `SB${seq}-`;

/** On file, made before the invoice, and not over. */
export const isAgreed = (
  { agreedOn, agreedUntil, agreementFileId }: Agreement,
  day: string,
): boolean =>
  agreementFileId !== null &&
  agreedOn !== null &&
  agreedOn <= day &&
  (agreedUntil === null || day <= agreedUntil);

export type Agreement = {
  agreedOn: string | null;
  agreedUntil: string | null;
  agreementFileId: string | null;
};
