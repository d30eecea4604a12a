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

/** An address in place of a name: "Google.com", "https://www.equinix.nl". */
const address =
  /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]{2,})\.(?:co\.uk|com|net|org|eu|[a-z]{2})(?=[/\s,]|$)\/?/u;

/** Legal forms beyond those above, and what a company puts behind its name to say where it is at work. */
const forms =
  "corporation|corp|incorporated|company|co|aps|asa|as|oyj|kgaa|ug|bvba|sprl|slu|snc|lda|holdings|global|worldwide|trust|platforms";
const lands =
  "nederland|netherlands|the netherlands|deutschland|germany|france|espana|spain|italia|italy|ireland|uk|united kingdom|great britain|belgium|belgie|belgique|schweiz|switzerland|suisse|osterreich|austria|danmark|denmark|sverige|sweden|norge|norway|suomi|finland|polska|poland|portugal|luxembourg|benelux|dach|nordics|iberia";
const suffix = new RegExp(`^(.+?) (?:${forms}|${lands})$`);

/**
 * Two ads of one employer as boards write it: "Google.com" and "Google", "Microsoft Corporation" and "Microsoft
 * Ireland". Coarser than the key of a client, of which one agency may well have two of one group.
 */
export function employerKeyOf(company: string | null): string | null {
  let key = companyKeyOf(company && plain(company.trim()).replace(address, "$1"));
  for (let found = suffix.exec(key ?? ""); found; found = suffix.exec(key ?? ""))
    key = found[1] ?? null;
  return key;
}
