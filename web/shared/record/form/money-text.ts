/** Cents as the reader types an amount, "90,00" where a comma parts them; empty where there is none. */
export const moneyText = (cents: number | null): string =>
  cents === null
    ? ""
    : (cents / 100).toLocaleString(document.documentElement.lang || "en", {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        useGrouping: false,
      });
