/** By what the hours of a client come onto invoices of their own. */
export const groupings = ["client", "project", "order", "site", "person"] as const;
export type Grouping = (typeof groupings)[number];

/** In which form an invoice goes to a client, beside the PDF. */
export const syntaxes = ["ubl", "cii", "xrechnung", "peppol", "facturx"] as const;
export type Syntax = (typeof syntaxes)[number];

export const paperLanguages = ["nl", "en", "de"] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** Days to pay, where nobody agreed on others (directive 2011/7/EU, art. 3). */
export const usualTerms = 30;

/** What keeps an invoice from being issued until somebody enters it. */
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

/** Where EN 16931 asks for the electronic address of an address of mail. */
export const mailScheme = "EM";

/** Letters stand for 10 to 35; sign by sign, because the number is longer than any integer (ISO 7064). */
export const remainder97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const digits = Number.parseInt(sign, 36);
    return (rest * (digits > 9 ? 100 : 10) + digits) % 97;
  }, 0);

/** Whether the check digits of an account number are right (ISO 13616). */
export const isIban = (bare: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bare) && remainder97(bare.slice(4) + bare.slice(0, 4)) === 1;

export const bare = (text: string): string => text.toUpperCase().replaceAll(/[\s.\-/]/g, "");

/** What holds until an administrator enters how the agency bills. */
export const noBilling = {
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
  paymentDays: usualTerms,
};
