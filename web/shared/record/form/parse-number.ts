/** An amount as it is typed here and there, as a number: "1.250.000,50", "1,250,000.50". Nobody writes cents with three figures. */
export function parseAmount(text: string): string {
  const bare = text.trim().replaceAll(/[\s'’]|^[€£$A-Z]{1,3}|[€£$A-Z]{1,3}$/g, "");
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(bare)) {
    return bare.replaceAll(".", "").replace(",", ".");
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(bare)) return bare.replaceAll(",", "");
  return bare.replace(",", ".");
}

/** "7,5" and "7.5" are one number; an empty field is none. */
export const parseNumber = (text: string): number | null =>
  text.trim() ? Number(text.trim().replace(",", ".")) : null;
