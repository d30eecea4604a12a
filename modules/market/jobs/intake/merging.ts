import type { Place } from "@/modules/knowledge/normalise/model";
import { employerKeyOf, plain } from "@/modules/knowledge/company-names";
import { areTwoSeats } from "./title-sides";

/** What job titles carry besides the job: gender suffixes, hours, places in brackets, urgency. */
const ornaments =
  /\(?\b(?:m|w|f|d|h|x|v|k|n|all genders?)\s*[/|*]\s*(?:m|w|f|d|h|x|v|k|n)(?:\s*[/|*]\s*(?:m|w|f|d|h|x|v|k|n))*\b\)?|\([^)]*\)|\b\d+\s*(?:%|h|hrs|hours|uur)\b|\b(?:urgent|new|nieuw|neu)\b/g;

const titleWords = (title: string): Set<string> =>
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
const seniorityOf = (title: string): string =>
  seniorities.find(([, words]) => words.test(plain(title)))?.[0] ?? "regular";

/** Share of words two sets have in common, 0–1 (Jaccard). */
function overlap<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  const union = a.union(b).size;
  return union === 0 ? 0 : a.intersection(b).size / union;
}

/** Share of the smaller set that the larger one contains, 0–1. */
function containment<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
  const smaller = Math.min(a.size, b.size);
  return smaller === 0 ? 0 : a.intersection(b).size / smaller;
}

/** Hashes of all runs of three words: what is left of a text when only its sameness matters. */
function shinglesOf(text: string): Set<number> {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<number>();
  for (let at = 0; at + 3 <= words.length; at += 1) {
    shingles.add(Bun.hash.crc32(`${words[at]} ${words[at + 1]} ${words[at + 2]}`));
  }
  return shingles;
}

/** What merging looks at: an ad that arrives, or one that is there. */
export type Comparable = {
  source: string;
  externalId: string;
  url: string;
  applyUrl: string | null;
  title: string;
  company: string | null;
  places: Pick<Place, "city" | "country">[];
  text: string | null;
};

/** Texts this alike are one text that two boards trimmed differently. */
const sameText = 0.5;
const containedText = 0.8;
/** Below this share of common title words two vacancies of one employer are two. */
const sameTitle = 0.75;
const relatedTitle = 0.5;
/** A text shorter than this many shingles proves nothing. */
const enoughText = 20;

/** Why two ads are the same vacancy, as the record shows it; null where they are not, or nobody can tell. */
export function samenessOf(a: Comparable, b: Comparable): string | null {
  if (isSameAddress(a, b)) return "same application address";
  if (isDistinctRequisition(a, b) || seniorityOf(a.title) !== seniorityOf(b.title)) return null;
  if (areTwoSeats(a.title, b.title)) return null;
  const employer = employerKeyOf(a.company);
  if (!employer || employer !== employerKeyOf(b.company) || !mayBeSamePlace(a, b)) return null;

  const titles = overlap(workWords(a), workWords(b));
  const texts = likenessOf(a.text, b.text);
  if (texts === "same" && titles >= relatedTitle) return "same company, place and text";
  if (texts === "unknown" && titles >= sameTitle && isSamePlace(a, b)) {
    return "same company, title and place";
  }
  return null;
}

/** An agency's copy of an employer's ad is shortened and put in other words here and there. */
const copiedText = 0.5;

/** Whether two ads of different companies are probably one vacancy; nobody merges them, because nobody can be sure. */
export function isProbablyCopied(a: Comparable, b: Comparable): boolean {
  if (!a.text || !b.text || employerKeyOf(a.company) === employerKeyOf(b.company)) return false;
  if (areTwoSeats(a.title, b.title) || seniorityOf(a.title) !== seniorityOf(b.title)) return false;
  if (overlap(workWords(a), workWords(b)) < relatedTitle || !mayBeSamePlace(a, b)) return false;
  const [one, other] = [shinglesOf(a.text), shinglesOf(b.text)];
  return Math.min(one.size, other.size) >= enoughText && containment(one, other) >= copiedText;
}

/** What the title says of the work; boards like to add the town, which the place says already. */
const workWords = (ad: Comparable) =>
  titleWords(ad.title).difference(new Set(citiesOf(ad).flatMap((city) => [...titleWords(city)])));

/** One board does not advertise one vacancy under two numbers: two numbers are two seats. */
const isDistinctRequisition = (a: Comparable, b: Comparable) =>
  a.source === b.source && a.externalId !== b.externalId;

export function isSameAddress(a: Comparable, b: Comparable): boolean {
  const own = [a.url, a.applyUrl].map(canonical).filter(Boolean);
  const other = new Set([b.url, b.applyUrl].map(canonical).filter(Boolean));
  return own.some((address) => other.has(address));
}

/** An address without what only counts visitors; null for a bare host, which many ads share. */
export function canonical(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url) return null;
  const { hostname, pathname, searchParams } = url;
  const path = pathname.replace(/\/(?:apply|application)?\/?$/, "");
  const ids = [...searchParams].filter(([name]) =>
    /^(?:gh_jid|jk|id|job|jobid|vacancy|pid)$/i.test(name),
  );
  if (path === "" && ids.length === 0) return null;
  return `${hostname.replace(/^www\./, "")}${path}?${ids.map((pair) => pair.join("=")).join("&")}`;
}

function likenessOf(a: string | null, b: string | null): "same" | "different" | "unknown" {
  if (!a || !b) return "unknown";
  const [one, other] = [shinglesOf(a), shinglesOf(b)];
  if (Math.min(one.size, other.size) < enoughText) return "unknown";
  const isSame = overlap(one, other) >= sameText || containment(one, other) >= containedText;
  return isSame ? "same" : "different";
}

function isSamePlace(a: Comparable, b: Comparable): boolean {
  const cities = citiesOf(b);
  return citiesOf(a).some((city) => cities.includes(city));
}

/** Also true where one of the two does not say: a missing place contradicts nothing. */
const mayBeSamePlace = (a: Comparable, b: Comparable) =>
  citiesOf(a).length === 0 || citiesOf(b).length === 0 ? countriesAgree(a, b) : isSamePlace(a, b);

function countriesAgree(a: Comparable, b: Comparable): boolean {
  const countries = b.places.flatMap(({ country }) => country ?? []);
  const own = a.places.flatMap(({ country }) => country ?? []);
  return countries.length === 0 || own.length === 0 || own.some((it) => countries.includes(it));
}

const citiesOf = ({ places }: Comparable) =>
  places.flatMap(({ city }) => (city ? [city.toLowerCase()] : []));
