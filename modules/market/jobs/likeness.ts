/** Legal forms and other words that say nothing about which company it is. */
const legalForms =
  /\b(b\.?v|n\.?v|gmbh(?: & co\.? kg)?|ag|se|kg|ltd|limited|plc|llc|inc|s\.?a(?:\.?s|\.?r\.?l)?|s\.?r\.?l|s\.?p\.?a|s\.?l|oy|ab|a\/?s|sp\.? z o\.?o|group|holding|international|europe|emea)\b\.?/g;

const plain = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** "Polder Data B.V." and "POLDER DATA" are one company; null where nothing is left to compare. */
export function companyKeyOf(company: string | null): string | null {
  if (!company) return null;
  const key = plain(company)
    .replaceAll(legalForms, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return key || plain(company).trim() || null;
}

/** What job titles carry besides the job: gender suffixes, hours, places in brackets, urgency. */
const ornaments =
  /\(?\b(?:m|w|f|d|h|x|v|k|n|all genders?)\s*[/|*]\s*(?:m|w|f|d|h|x|v|k|n)(?:\s*[/|*]\s*(?:m|w|f|d|h|x|v|k|n))*\b\)?|\([^)]*\)|\b\d+\s*(?:%|h|hrs|hours|uur)\b|\b(?:urgent|new|nieuw|neu)\b/g;

export const titleWords = (title: string): Set<string> =>
  new Set(
    plain(title)
      .replaceAll(ornaments, " ")
      .replaceAll(/\bdata[\s-]+cent(?:er|re)s?\b/g, "datacenter")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  );

const seniorities: [level: string, words: RegExp][] = [
  [
    "trainee",
    /\b(?:intern|trainee|apprentice|werkstudent|stage|stagiaire|praktik\w*|azubi|becari\w+)\b/,
  ],
  ["junior", /\b(?:junior|graduate|entry[- ]level)\b/],
  ["senior", /\b(?:senior|sr|expert|principal|staff)\b/],
  ["lead", /\b(?:lead|head|manager|leiter\w*|director|chief|responsable|supervisor|teamlead\w*)\b/],
];

/** Two ads of different seniority are two vacancies, however alike their texts are. */
export const seniorityOf = (title: string): string =>
  seniorities.find(([, words]) => words.test(plain(title)))?.[0] ?? "regular";

/** Share of words two sets have in common, 0–1 (Jaccard). */
export function overlap<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  const union = a.union(b).size;
  return union === 0 ? 0 : a.intersection(b).size / union;
}

/** Share of the smaller set that the larger one contains, 0–1. */
export function containment<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}

/** Hashes of all runs of three words: what is left of a text when only its sameness matters. */
export function shinglesOf(text: string): Set<number> {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<number>();
  for (let at = 0; at + 3 <= words.length; at += 1) {
    shingles.add(Bun.hash.crc32(`${words[at]} ${words[at + 1]} ${words[at + 2]}`));
  }
  return shingles;
}
