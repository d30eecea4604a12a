/** What pay is stated for. */
export const periods = ["hour", "day", "week", "month", "year"] as const;
/** A full-time year, to compare pay by the hour or day with pay by the year: 52 weeks of 40 hours, 220 days. */
export const perYear = { hour: 2080, day: 220, month: 12, year: 1 } as const;
/** How exactly a moment is known. */
export const precisions = ["instant", "day", "week", "month", "at-least"] as const;

/** Reference rates of the European Central Bank: how much of a currency one euro was on a day. */
export const referenceRates = {
  on: "2025-10-21",
  perEuro: {
    EUR: 1,
    USD: 1.1607,
    JPY: 176.45,
    BGN: 1.9558,
    CZK: 24.314,
    DKK: 7.4691,
    GBP: 0.8678,
    HUF: 389.63,
    PLN: 4.2393,
    RON: 5.0838,
    SEK: 10.9345,
    CHF: 0.923,
    ISK: 141.6,
    NOK: 11.6693,
    TRY: 48.7114,
    AUD: 1.7885,
    BRL: 6.2526,
    CAD: 1.6301,
    CNY: 8.2626,
    HKD: 9.0204,
    IDR: 19272.67,
    ILS: 3.8174,
    INR: 102.1073,
    KRW: 1660.38,
    MXN: 21.4006,
    MYR: 4.9086,
    NZD: 2.0287,
    PHP: 67.761,
    SGD: 1.5061,
    THB: 38.071,
    ZAR: 20.1148,
  },
} as const satisfies { on: string; perEuro: Readonly<Record<string, number>> };

/** How much of a currency one euro was; null where the bank states no rate. */
export function perEuroOf(currency: string): number | null {
  const rates: Readonly<Record<string, number>> = referenceRates.perEuro;
  return Object.hasOwn(rates, currency) ? (rates[currency] ?? null) : null;
}

/** What one of a currency is in euros; null where the bank states no rate. */
export function inEurosOf(currency: string): number | null {
  const rate = perEuroOf(currency);
  return rate ? 1 / rate : null;
}

/** As names, heads and values are compared however people write them: small, without accents, ornaments count as spaces. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
