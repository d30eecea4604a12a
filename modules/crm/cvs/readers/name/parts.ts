import { germanicParticles } from "@/modules/platform/texts/rules";
import { type Address, spellings } from "./address";
import { irish, isParticle, joining } from "./particles";

/** First names and last name; where nothing says which of three words is which, their border is not certain. */
export type Parts = { first: string; last: string; isCertain: boolean };

const titles =
  /^(?:(?:dr\.?-ing|mgr|inż|bc|mag|lic|dott(?:\.?ssa)?|geom|arch|prof|phdr|rndr|judr|mudr|eng\.?[ºªoa]|hr|fr|pan|pani|sig(?:\.?ra)?|ing|ir|dr|drs|mr|mrs|ms|dhr|mevr|mw|herr|frau|m|mme|dipl\.?-ing)\.?\s+(?:\((?:fh|th|tu|ba)\)\s+)?)+/i;
const degrees =
  /,?\s+(?:(?:b|m)(?:sc|eng|a)|bhons|ph\.?d|mba|ceng|ieng|m?iet|mciob|mcibse|mimeche|cissp|pmp|bacc?|hnd|btec)\b.*$/i;
/** Whose name it was before. */
const aside = /,?\s+(?:geb(?:\.|oren)|née?|nata|z domu)\s+.*$/i;
export const part = /^\p{Lu}[\p{L}'’.-]*$/u;
const initial = /^\p{Lu}\.?$/u;
const capitals = /^(?:\p{Lu}['’])?\p{Lu}[\p{Lu}ß]+(?:[-'’][\p{Lu}ß]+)*$/u;

const greeting =
  /^(?:dear|beste|geachte|hallo|hello|hi|lieber?|sehr geehrter?|guten tag|bonjour|ch(?:er|ère)|estimad[oa]|gentile|car[oa]|prezad[oa]|szanown[yia]|hej|hei)\s|^candidate profile/i;

const firm =
  /\s(?:gmbh|b\.?v|n\.?v|ag|kg|ltd|limited|inc|llc|s\.?r\.?l|s\.?p\.?a|s\.?l|sarl|fze|fzco|fz-?llc|pvt|wll)\.?$/i;

/** "VAN DEN BERG" alone on its line lacks the first name. */
export const isRestOfName = (words: readonly string[]): boolean =>
  words.length > 1 &&
  isParticle(words[0] ?? "") &&
  words.filter((it) => !isParticle(it)).length < 2 &&
  words.every((it) => it === it.toUpperCase() || isParticle(it));

/** The words of a name; null where something else is written. */
export function wordsOf(given: string): string[] | null {
  const words = given
    .trim()
    .replace(titles, "")
    .replace(degrees, "")
    .replace(aside, "")
    .replaceAll(/\s*(?:\([^()]*\)|["“”][^"“”]*["“”])/g, "")
    .trim()
    .split(/\s+/);
  const isName = (word: string, n: number) => (n > 0 && isParticle(word)) || part.test(word);
  return words.length > 1 &&
    words.filter((it) => !isParticle(it)).length <= 6 &&
    words.every(isName) &&
    words.some((it) => it.replaceAll(/[^\p{L}]/gu, "").length > 1) &&
    !greeting.test(given) &&
    !firm.test(given) &&
    !isRestOfName(words)
    ? words
    : null;
}

/** Parted where capitals, a particle, initials or the person's address say so, else before the last word. */
export function partsOf(words: readonly string[], address: Address): Parts {
  const at = words.length - 1;
  return (
    byCapitals(words) ??
    byTurn(words, address) ??
    byInitial(words, address) ??
    byFirst(words) ??
    byAddress(words, address) ??
    byParticle(words) ??
    partedAt(
      words,
      at,
      words.slice(1, at).every((it) => initial.test(it)) &&
        !isTurned(words, address) &&
        !isOpen(words, address),
    )
  );
}

const partedAt = (words: readonly string[], at: number, isCertain: boolean): Parts => ({
  first: words.slice(0, at).join(" "),
  last: words.slice(at).join(" "),
  isCertain,
});

/** Whoever writes one part in capitals writes the last name so: SCHMIDT Anna Maria, José GARCÍA LÓPEZ. */
function byCapitals(words: readonly string[]): Parts | null {
  const runs = words.map((word) => capitals.test(word));
  const begins = runs.indexOf(true);
  const ends = runs.lastIndexOf(true) + 1;
  if (begins === -1 || runs.every(Boolean) || runs.slice(begins, ends).includes(false)) return null;
  if (ends === words.length) return partedAt(words, firstOfLast(words, begins), true);
  // "AJ Smith" has two first names.
  if (begins > 0 || !words.slice(0, ends).some((it) => it.length > 3)) return null;
  return {
    first: words.slice(ends).join(" "),
    last: words.slice(0, ends).join(" "),
    isCertain: true,
  };
}

/**
 * Forms write the last name first and all in capitals: "PROVA ANNA" has the address anna.prova@, and "LO PROVA ANNA" annaloprova@.
 * In small letters a person of two names may have either order, and the address may be the one that is turned.
 */
function byTurn(words: readonly string[], { halves }: Address): Parts | null {
  const box = halves.join("");
  const isLoud = words.every((it) => it === it.toUpperCase());
  for (let at = 1; at < words.length; at += 1) {
    const [last, first] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const turned = spellings(`${first}${last}`.replaceAll(" ", ""));
    const isWhole = turned.some((it) => box === it || (isLoud && box.startsWith(it)));
    if (isWhole && (isLoud || words.length > 2)) return { first, last, isCertain: true };
    const isHalf =
      isLoud &&
      halves.length > 1 &&
      spellings(last.replaceAll(" ", "")).includes(halves.at(-1) ?? "");
    if (!isHalf) continue;
    return { first, last, isCertain: halves[0] === spellings(first)[0]?.[0] };
  }
  return null;
}

/** "Prova Annamaria" has the address am.prova@, in which a last name stands whole behind what is short for the first. */
function byInitial(words: readonly string[], { halves }: Address): Parts | null {
  const [[last = "", first = "", ...others], [short = "", whole = ""]] = [words, halves];
  const isTurned =
    others.length === 0 &&
    halves.length === 2 &&
    short.length < 3 &&
    spellings(last).includes(whole) &&
    spellings(first).some((it) => it.length > 3 && it.startsWith(short[0] ?? " "));
  return isTurned ? { first, last, isCertain: true } : null;
}

/** "DE GROOT JAN" begins with a last name. */
function byFirst(words: readonly string[]): Parts | null {
  const [particle = "", ...others] = words;
  if (!isParticle(particle) || others.length < 2) return null;
  return { first: words.at(-1) ?? "", last: words.slice(0, -1).join(" "), isCertain: false };
}

/** Particles before a last name belong to it. */
function firstOfLast(words: readonly string[], at: number): number {
  return at > 1 && isParticle(words[at - 1] ?? "") ? firstOfLast(words, at - 1) : at;
}

function byParticle(words: readonly string[]): Parts | null {
  const found = words.findIndex((word, n) => n > 0 && isParticle(word));
  if (found === -1) return null;
  const word = words[found]?.toLowerCase() ?? "";
  const at = joining.includes(word) && found > 1 ? found - 1 : found;
  // "Ana Sousa dos Santos": of two words before it the second may be a last name, too.
  return partedAt(words, at, at === 1 || [...germanicParticles, ...irish].includes(word));
}

/** Where a last name begins is told by the address: javier.ruizcano@, amschmidt@. */
function byAddress(words: readonly string[], { halves }: Address): Parts | null {
  if (words.length < 3 || halves.length === 0) return null;
  const isSaid = (text: string) => spellings(text).some((it) => halves.includes(it));
  const isLast = (n: number) => {
    const last = words.slice(n).join("");
    const initials = words.slice(0, n).map((it) => it[0] ?? "");
    const short = [initials.join(""), initials[0] ?? ""].flatMap((it) => spellings(`${it}${last}`));
    // An address of all the words parts none of them.
    const isTold = n === 1 || !isSaid(words[n - 1] ?? "");
    const isHalf = n === words.length - 1 && isSaid(last.split("-")[0] ?? "");
    return ((isSaid(last) || isHalf) && isTold) || short.includes(halves.join(""));
  };
  const at = words.findIndex((_, n) => n > 0 && isLast(n));
  if (at > 0) return withParticles(words, at);
  // "jose.garcia@" of José García López may as well be of two first names.
  const isSecond = words.length === 3 && spellings(words[1] ?? "").includes(halves.at(-1) ?? "");
  if (isSecond) return partedAt(words, 1, false);
  const [first = "", ...rest] = words;
  const isFirst = halves.length > 1 && spellings(first).includes(halves.at(-1) ?? "");
  return isFirst && !rest.some(isSaid)
    ? { first: rest.join(" "), last: first, isCertain: false }
    : null;
}

/** "Ferreira dos Santos" has the address santos@: the particle belongs to it, and of what stands before nobody knows. */
function withParticles(words: readonly string[], at: number): Parts {
  const from = firstOfLast(words, at);
  const isWhole =
    from === at || from === 1 || germanicParticles.includes(words[from]?.toLowerCase() ?? "");
  return partedAt(words, from, isWhole);
}

/** Whole names in capitals may have either order; an address that knows neither word does not tell which. */
function isOpen(words: readonly string[], { halves }: Address): boolean {
  const box = halves.join("");
  const isLoud = words.length === 2 && words.every((it) => capitals.test(it));
  return (
    isLoud && box !== "" && !words.some((it) => spellings(it).some((one) => box.includes(one)))
  );
}

/** The address kees.jan@ of "Jan Kees" says that one of the two orders is turned, and not which. */
const isTurned = ([one = "", two = "", ...others]: readonly string[], { halves }: Address) =>
  others.length === 0 &&
  halves.length === 2 &&
  spellings(two).includes(halves[0] ?? "") &&
  spellings(one).includes(halves[1] ?? "");
