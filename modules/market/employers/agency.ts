import { companyKeyOf } from "@/modules/knowledge/company-names";
import words from "./agencies.json";
import type { Sign } from "./model";
import { agencyShare, ownTexts, type Verdict } from "./rules";

const listed = new Map(words.names.map((name) => [companyKeyOf(name), name]));

/** One expression for many phrases; a phrase is found only as whole words. */
export const anyOf = (phrases: readonly string[], flags = "giu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, flags);

export const allIn = (byLanguage: Record<string, readonly string[]>): string[] =>
  Object.values(byLanguage).flat();

const before = 40;
const after = 60;

/** A phrase with the words around it, as a quotation. */
function quoteOf(text: string, start: number, end: number): string {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, end + after);
  const cut = text.slice(from, to).replaceAll(/\s+/g, " ");
  const head = from > 0 ? cut.slice(cut.indexOf(" ") + 1) : cut;
  const tail = to < text.length ? head.slice(0, Math.max(0, head.lastIndexOf(" "))) : head;
  return `${from > 0 ? "… " : ""}${tail.trim()}${to < text.length ? " …" : ""}`;
}

const nameWord = anyOf(words.nameWords, "iu");
const clientPhrase = anyOf(allIn(words.clientPhrases), "iu");
const noAgencies = anyOf(allIn(words.noAgencies), "iu");
/** Every phrase holds one of these; most texts hold none, and are read ten times as fast. */
const anchor = new RegExp(words.anchors.join("|"), "i");
/** "Randstad Zuid" is Randstad, but "Reed Smith" is not Reed: a short name has to be the whole one. */
const longName = 7;

type TextSign = Pick<Sign, "code" | "quote">;

/** What one ad's text says of who hires, quoted. */
export function signsIn(text: string | null): TextSign[] {
  if (!text || !anchor.test(text)) return [];
  const kinds = [
    ["client-phrase", clientPhrase],
    ["no-agencies", noAgencies],
  ] as const;
  return kinds.flatMap(([code, pattern]) => {
    const found = pattern.exec(text);
    return found ? { code, quote: quoteOf(text, found.index, found.index + found[0].length) } : [];
  });
}

export type ReadAd = {
  jobId: string;
  hasText: boolean;
  isOwnBoard: boolean;
  signs: readonly Pick<Sign, "code" | "quote">[];
};

/** Direct employer or agency, with what speaks for it; where nothing does it stays unknown. */
export function classifyEmployer(
  name: string,
  ads: readonly ReadAd[],
): { is: Verdict; because: Sign[] } {
  const read = ads.filter(({ hasText }) => hasText);
  const named = signOfName(name);
  const clients = signOf("client-phrase", read);
  const refused = signOf("no-agencies", read);
  const own = ownBoard(ads);
  const isAgency = clients.some((sign) => sign.ads >= sign.of * agencyShare);
  if (named || isAgency) return { is: "agency", because: [...(named ? [named] : []), ...clients] };
  if (refused.length > 0 || own.length > 0)
    return { is: "direct", because: [...refused, ...own, ...clients] };
  if (clients.length > 0 || read.length < ownTexts) return { is: "unknown", because: clients };
  const sign = { code: "own-texts" as const, quote: null, jobId: null };
  return { is: "direct", because: [{ ...sign, ads: read.length, of: read.length }] };
}

function signOfName(name: string): Sign | null {
  const key = companyKeyOf(name) ?? "";
  const known = [...listed].find(
    ([agency]) => agency && (key === agency || isPartOf(key, agency)),
  )?.[1];
  const word = nameWord.exec(name)?.[0];
  const quote = known ?? word;
  if (!quote) return null;
  return { code: known ? "listed" : "name", quote, jobId: null, ads: 0, of: 0 };
}

const isPartOf = (key: string, agency: string) =>
  agency.length >= longName && key.startsWith(`${agency} `);

function signOf(code: Sign["code"], read: readonly ReadAd[]): Sign[] {
  const found = read.flatMap(({ jobId, signs }) =>
    signs.filter((sign) => sign.code === code).map(({ quote }) => ({ jobId, quote })),
  );
  const [first] = found;
  return first ? [{ code, ...first, ads: found.length, of: read.length }] : [];
}

function ownBoard(ads: readonly ReadAd[]): Sign[] {
  const own = ads.filter(({ isOwnBoard }) => isOwnBoard);
  const [first] = own;
  if (!first) return [];
  const { jobId } = first;
  return [{ code: "own-board", quote: null, jobId, ads: own.length, of: ads.length }];
}
