import { ownEmail } from "../contact";
import type { Cv } from "../found";
import { type Address, addressOf, spellings } from "./address";
import { isIberian } from "./doubts";
import { isParticle } from "./particles";
import { type Parts, wordsOf } from "./parts";

type Words = readonly string[];

/** What tells for sure where the first names of somebody end, before the words of the name themselves are weighed. */
export function toldBorder(given: string, cv: Cv): Parts | null {
  const words = wordsOf(given);
  if (!words) return null;
  const address = addressOf(ownEmail(cv));
  const at =
    behindNickname(given, words) ??
    beforeMarried(words) ??
    behindGiven(words, address) ??
    behindDevotion(words) ??
    (isIberian(cv) ? behindIberian(words, address) : null);
  if (at === null) return null;
  return { first: words.slice(0, at).join(" "), last: words.slice(at).join(" "), isCertain: true };
}

/** 'Johannes Maria (Hans) Muster': what a person is called stands behind the first names. */
function behindNickname(given: string, words: Words): number | null {
  const rest = /\s(?:\([\p{L}. -]+\)|["“”„][\p{L}. -]+["“”])\s+(?=\p{L})(.+)$/u.exec(given)?.[1];
  const behind = rest === undefined ? null : wordsOf(`A ${rest}`);
  const at = words.length - ((behind?.length ?? 1) - 1);
  return behind && at > 0 && at < words.length ? at : null;
}

/** "Anna Maria Proef-van der Muster": a last name goes on behind its dash with a particle. */
function beforeMarried(words: Words): number | null {
  const at = words.findIndex(
    (it) => /\p{Ll}-\p{Ll}+$/u.test(it) && isParticle(it.split("-").at(-1) ?? ""),
  );
  const particles = words.slice(0, at).findLastIndex((it) => !isParticle(it)) + 1;
  return at > 0 && particles > 0 && at + 1 < words.length ? particles : null;
}

/** joaopedro.silva@ holds all first names, and ann.lb@ the beginnings of all last ones. */
function behindGiven(words: Words, { halves }: Address): number | null {
  const [box = "", rest = ""] = halves;
  if (halves.length < 2) return null;
  const at = words.findIndex(
    (_, n) => n > 0 && spellings(words.slice(0, n).join("")).includes(box),
  );
  const last = words.slice(at).filter((it) => !isParticle(it));
  const isShort = last.length > 1 && rest === initialsOf(last);
  return at > 1 || (at === 1 && isShort) ? at : null;
}

const isSaid = (word = "", halves: Words) => spellings(word).some((it) => halves.includes(it));

const initialsOf = (words: Words) => words.map((it) => spellings(it)[0]?.[0] ?? "").join("");

const marian = /^(?:m(?:ar[ií])?[aª]\.?|jos[eé]|ana|rosa)$/iu;
const devotions =
  /^(?:carmen|pilar|rosario|mar|[aá]ngeles|dolores|luz|jes[uú]s|roc[ií]o|consuelo|socorro|prado|mercedes|nieves|remedios|milagros|montserrat|concei[cç][aã]o|gra[cç]as|f[aá]tima|lourdes|dores|c[eé]u|anjos|ros[aá]rio|gl[oó]ria|(?:encarn|asun|concep|purific|visit)a?ci[oó]n)$/iu;

/** "María del Carmen Prueba": the particle belongs to a first name. */
function behindDevotion(words: Words): number | null {
  const at = words.findIndex((word, n) => n > 0 && !isParticle(word));
  const isOne = at > 1 && marian.test(words[0] ?? "") && devotions.test(words[at] ?? "");
  return isOne && at + 1 < words.length ? at + 1 : null;
}

/** Second first names in Spanish and Portuguese that are hardly ever last names. */
const seconds =
  /^(?:jos[eé]|lu[ií]s|lu[ií]sa|mar[ií]a|antonia|ant[oó]nio|manuel|[aá]ngel|jes[uú]s|javier|carlos|miguel|isabel|pilar|carmen|teresa|pedro|paulo|beatriz|francisco|alberto|enrique|henrique|ignacio|fernando|alejandro|eduardo|rafael|pablo|bel[eé]n|elena|helena|cristina|jo[aã]o|clara|in[eê]s|filipe|jorge|mario|m[aá]rio|sof[ií]a|alexandre)$/iu;

/**
 * Of three words the one in the middle is a last name where it is no common first name and the address names it behind the
 * first one; of four the second is a first name where it is a common one and the address names the third.
 */
function behindIberian(words: Words, { halves }: Address): number | null {
  const [first = "", second = ""] = words;
  if (words.some(isParticle) || words.length < 3) return null;
  if (seconds.test(second)) return words.length === 4 && isSaid(words[2], halves) ? 2 : null;
  const ways = [first, spellings(first)[0]?.[0] ?? ""].flatMap((it) => spellings(it + second));
  return words.length === 3 && ways.includes(halves.slice(0, 2).join("")) ? 1 : null;
}
