/** What splits a client's hours into separate invoices. */
export const groupings = ["client", "project", "order", "site", "person"] as const;
export type Grouping = (typeof groupings)[number];

/** The electronic format of a client's invoice, sent with the PDF. */
export const syntaxes = ["ubl", "cii", "xrechnung", "peppol", "facturx"] as const;
export type Syntax = (typeof syntaxes)[number];

export const paperLanguages = ["nl", "en", "de"] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** Default payment term in days (directive 2011/7/EU, art. 3). */
export const defaultPaymentDays = 30;

/** Data that must be entered before an invoice can be issued. */
export const missingFields = [
  "agencyName",
  "agencyAddress",
  "agencyContact",
  "agencyIban",
  "agencyPeppol",
  "blockedIban",
  "legalName",
  "address",
  "buyerReference",
  "orderNumber",
  "peppol",
  "currency",
] as const;
export type MissingField = (typeof missingFields)[number];

/** The scheme code of EN 16931 for an electronic address that is an email address. */
export const mailScheme = "EM";

/**
 * Remainder modulo 97 with letters as 10 to 35 (ISO 7064). Computed digit by digit, because the number is larger than a
 * safe integer.
 */
export const remainder97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const digits = Number.parseInt(sign, 36);
    return (rest * (digits > 9 ? 100 : 10) + digits) % 97;
  }, 0);

/** Whether the check digits of an account number are right (ISO 13616). */
export const isIban = (bare: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bare) && remainder97(bare.slice(4) + bare.slice(0, 4)) === 1;

export const bare = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/]/g, "");

/** The billing settings until an administrator enters some. */
export const defaultBilling = {
  street: "",
  postalCode: "",
  city: "",
  country: "",
  iban: "",
  bic: "",
  blockedIban: "",
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  peppolScheme: "",
  peppolId: "",
  footer: "",
  paymentDays: defaultPaymentDays,
};
