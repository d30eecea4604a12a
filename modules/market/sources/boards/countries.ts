/** How boards that search by words call the sixteen countries. */
export const countryNames: Record<string, string> = {
  NL: "Netherlands",
  DE: "Germany",
  FR: "France",
  GB: "United Kingdom",
  BE: "Belgium",
  CH: "Switzerland",
  AT: "Austria",
  DK: "Denmark",
  SE: "Sweden",
  NO: "Norway",
  FI: "Finland",
  ES: "Spain",
  IT: "Italy",
  PL: "Poland",
  IE: "Ireland",
  LU: "Luxembourg",
};
