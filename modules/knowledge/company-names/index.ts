/** Legal forms and other words that say nothing about which company it is. */
const legalForms =
  /\b(b\.?v|n\.?v|gmbh(?: & co\.? kg)?|ag|se|kg|ltd|limited|plc|llc|inc|s\.?a(?:\.?s|\.?r\.?l)?|s\.?r\.?l|s\.?p\.?a|s\.?l|oy|ab|a\/?s|sp\.? z o\.?o|group|holding|international|europe|emea)\b\.?/g;

/** Small letters without their marks, so that two spellings compare. */
export const plain = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** "Polder Data B.V." and "POLDER DATA" are one company; null where nothing is left to compare. */
export function companyKeyOf(company: string | null): string | null {
  if (!company) return null;
  const key = plain(company)
    .replaceAll(legalForms, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return key || plain(company).trim() || null;
}
