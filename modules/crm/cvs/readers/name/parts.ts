/** First names and last name; where nothing says which of three words is which, their border is not certain. */
export type Parts = { first: string; last: string; isCertain: boolean };

const germanic = "van der den het ter ten te von zu zum zur vom bin ibn op in af av 't".split(" ");
const romance = "de du des di da das do dos del della dalla la le el al".split(" ");
/** What joins two last names. */
const joining = ["y", "e"];
const particles = new Set([...germanic, ...romance, ...joining]);
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase());

const titles =
  /^(?:(?:dr\.?-ing|ing|ir|dr|drs|mr|mrs|ms|dhr|mevr|mw|herr|frau|m|mme|dipl\.?-ing)\.?\s+(?:\((?:fh|th|tu|ba)\)\s+)?)+/i;
const degrees = /,?\s+(?:(?:b|m)(?:sc|eng|a)|bhons|ph\.?d|mba|ceng|miet|bacc?)\b.*$/i;
const part = /^\p{Lu}[\p{L}'’.-]*$/u;
const initial = /^\p{Lu}\.?$/u;
const capitals = /^\p{Lu}[\p{Lu}ß]+(?:[-'’][\p{Lu}ß]+)*$/u;

const greeting =
  /^(?:dear|beste|geachte|hallo|hello|hi|lieber?|sehr geehrter?|guten tag|bonjour|ch(?:er|ère)|estimad[oa]|gentile|car[oa]|prezad[oa]|szanown[yia]|hej|hei)\s|^candidate profile/i;

const firm = /\s(?:gmbh|b\.?v|n\.?v|ag|kg|ltd|limited|inc|llc|s\.?r\.?l|s\.?p\.?a|s\.?l|sarl)\.?$/i;

/** "VAN DEN BERG" alone on its line lacks the first name. */
const isRestOfName = (words: readonly string[]) =>
  isParticle(words[0] ?? "") && words.every((it) => it === it.toUpperCase() || isParticle(it));

/** The words of a name; null where something else is written. */
export function wordsOf(given: string): string[] | null {
  const words = given.trim().replace(titles, "").replace(degrees, "").trim().split(/\s+/);
  const isName = (word: string, n: number) => (n > 0 && isParticle(word)) || part.test(word);
  return words.length > 1 &&
    words.length <= 6 &&
    words.every(isName) &&
    !greeting.test(given) &&
    !firm.test(given) &&
    !isRestOfName(words)
    ? words
    : null;
}

/** Parted where capitals, a particle, initials or the person's address say so, else before the last word. */
export function partsOf(words: readonly string[], text: string): Parts {
  const at = words.length - 1;
  return (
    byCapitals(words) ??
    byAddress(words, text) ??
    byParticle(words) ??
    partedAt(
      words,
      at,
      words.slice(1, at).every((it) => initial.test(it)),
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
  return partedAt(words, at, at === 1 || germanic.includes(word));
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .normalize("NFKD")
    .replaceAll(/[^a-z]/g, "");

/** Where a last name begins is told by the address: javier.ruizcano@, amschmidt@. */
function byAddress(words: readonly string[], text: string): Parts | null {
  const [, box = ""] = /([\w.+-]+)@/.exec(text) ?? [];
  if (words.length < 3 || !box) return null;
  const halves = box.split(/[._-]/).map(folded);
  const isLast = (n: number) => {
    const last = folded(words.slice(n).join(""));
    const initials = words.slice(0, n).map((it) => folded(it)[0] ?? "");
    const short = [initials.join(""), initials[0] ?? ""].map((it) => `${it}${last}`);
    // An address of all the words parts none of them.
    const isTold = n === 1 || !halves.includes(folded(words[n - 1] ?? ""));
    return (halves.includes(last) && isTold) || short.includes(folded(box));
  };
  const at = words.findIndex((_, n) => n > 0 && isLast(n));
  if (at > 0) return partedAt(words, at, true);
  // "jose.garcia@" of José García López may as well be of two first names.
  const isSecond = words.length === 3 && halves.at(-1) === folded(words[1] ?? "");
  return isSecond ? partedAt(words, 1, false) : null;
}
