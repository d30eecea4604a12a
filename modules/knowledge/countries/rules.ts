/** The sixteen countries of specification §1, as ISO 3166 codes. */
export const countries = [
  "NL",
  "DE",
  "FR",
  "GB",
  "BE",
  "CH",
  "AT",
  "DK",
  "SE",
  "NO",
  "FI",
  "ES",
  "IT",
  "PL",
  "IE",
  "LU",
] as const;

/** The specification writes UK where ISO 3166 has GB; both are understood, ISO is kept. */
export const toIso = (code: string): string => (code === "UK" ? "GB" : code);
export const toSpecification = (code: string): string => (code === "GB" ? "UK" : code);
