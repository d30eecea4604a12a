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

/** The register of companies of a country, by the name that it has there in every language. */
export const registerNames: Record<(typeof countries)[number], string> = {
  NL: "KVK",
  DE: "Handelsregister",
  FR: "RCS",
  GB: "Companies House",
  BE: "KBO/BCE",
  CH: "UID",
  AT: "Firmenbuch",
  DK: "CVR",
  SE: "Bolagsverket",
  NO: "Brønnøysund",
  FI: "Y-tunnus",
  ES: "Registro Mercantil",
  IT: "REA",
  PL: "KRS",
  IE: "CRO",
  LU: "RCS",
};

/** The specification writes UK where ISO 3166 has GB; both are understood, ISO is kept. */
export const toIso = (code: string): string => (code === "UK" ? "GB" : code);
export const toSpecification = (code: string): string => (code === "GB" ? "UK" : code);
