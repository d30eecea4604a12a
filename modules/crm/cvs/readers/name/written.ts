import { skillNamed } from "@/modules/knowledge/analysis";
import { readPlaces } from "@/modules/knowledge/normalise";
import { ofOthers } from "../contact/others";
import type { Cv, Line } from "../found";
import { headingOf } from "../found";
import { isJobTitle } from "../headline";
import { type Address, belongsTo } from "./address";
import { isRestOfName, part, wordsOf } from "./parts";
import { isParticle } from "./particles";

/** What the document itself is called (CV, résumé), perhaps with the person's name behind. */
export const announced =
  /^(?:europass(?:[\s-]+(?:curriculum vitae|cv))?|curriculum vitae|cv|résumé|resume|lebenslauf|bewerbung)\b[\s:–—-]*(?:(?:van|of|von|de)\s)?/i;

/** How many of the first lines may be the name. */
const reach = 8;

/** A name as it is written, on one line or on several, and where it begins. */
export type Written = { given: string; first?: string; start: number; isCertain: boolean };

/**
 * The name that stands by itself: among the first lines, or further down in a column or box that is read later. The
 * person's own address tells which one is theirs; without its word the first one at the top is taken.
 */
export function writtenIn({ lines }: Cv, address: Address): Written | null {
  const others = ofOthers(lines);
  const filled = lines.filter(
    ({ text, start }) => text.trim() && !others.some((it) => it.start === start),
  );
  // Among jobs and schools stand the names of others: there the address has to know every word.
  const top = filled.slice(0, reach).filter((it) => !isOfOthers(it));
  const whole = top.flatMap((line) => namesOn(line, address));
  const parted = top.flatMap((_, n) => overLines(top.slice(n), address));
  const isOwn = ({ given }: Written) => belongsTo(wordsOf(given) ?? [], address);
  const isMeant = (line: Line) => (one: Written) =>
    isOfOthers(line)
      ? (wordsOf(one.given) ?? [""]).every((it) => isParticle(it) || belongsTo([it], address))
      : isOwn(one);
  const later = () =>
    filled
      .filter((it) => !top.includes(it))
      .flatMap((line) => namesOn(line, address).filter(isMeant(line)));
  const below = () =>
    filled.flatMap((line, n) => overLines(filled.slice(n), address).filter(isMeant(line)));
  const own = whole.find(isOwn);
  // "Anna" over "Prova Esempi": the line below alone would be a name as well.
  const longer = parted.find((it) => own && it.given.endsWith(` ${own.given}`) && isOwn(it));
  const isBoth = longer?.first && belongsTo([longer.first], address);
  return (
    (isBoth ? longer : own) ??
    parted.find(isOwn) ??
    later()[0] ??
    below()[0] ??
    whole[0] ??
    parted[0] ??
    null
  );
}

const isName = (given: string): boolean =>
  wordsOf(given) !== null && !headingOf(given) && !isJobTitle(given) && !skillNamed(given);

const isOfOthers = ({ section }: Line) => section === "work" || section === "education";

/** "Muster - van der Proef": a last name and the one by birth, whose particle no title begins with. */
const married =
  /(\p{Lu}\p{L}+)\s[–—-]\s((?:van|von|de|ter|ten|te|in|op)\s(?:(?:de[nr]?|het|'t)\s)?\p{Lu})/u;

/** A name alone on its line, or before a bar; behind one only where the address says whose it is. */
function namesOn({ text, start }: Line, address: Address): Written[] {
  const said = text.trim();
  const heading = announced.exec(said)?.[0] ?? "";
  const own = said
    .slice(heading.length)
    .replace(/^[|•·\s]+/, "")
    .replace(married, "$1-$2");
  const pieces = own.split(/\s*[|•·,;]\s*|\s{3,}|\s[–—-]\s/);
  const found = pieces.slice(0, 3).flatMap((given, n): Written[] => {
    const isMeant = n === 0 || belongsTo(wordsOf(given) ?? [], address);
    return isMeant && isName(given)
      ? [{ given, start: start + Math.max(0, text.indexOf(given)), isCertain: true }]
      : [];
  });
  const set = setApart(said, address);
  return set ? [{ given: set, start, isCertain: !mayHoldBlank.test(set) }, ...found] : found;
}

/** Of what was set apart no blank is left: a last name that begins as with a particle may be two words. */
const mayHoldBlank =
  /\s(?:le|la|lo|de|da|di|du|do|del|dela|des|van|von|ter|ten|mac|mc|san|el|al|st)\p{L}{3,}$/iu;

/** Letters that were set apart, "J A N K E E S", lost where one word ends; the address, jan.kees@, has kept it. */
function setApart(said: string, { halves }: Address): string | null {
  const letters = said.toLowerCase();
  const [first = "", ...others] = halves;
  const isWhole = others.length > 0 && halves.join("") === letters && first.length > 1;
  return isWhole ? `${said.slice(0, first.length)} ${said.slice(first.length)}` : null;
}

const mostLines = 3;

/** "KEES" over "VAN DEN BERG": a particle goes on with a name, and so does a word that the address knows. */
function overLines([one, ...next]: readonly Line[], address: Address): Written[] {
  const first = one?.text.trim() ?? "";
  if (!one || !isWordOfName(first)) return [];
  for (let n = 1; n < mostLines; n += 1) {
    const rest = next.slice(0, n).map(({ text }) => text.trim());
    const given = [first, ...rest].join(" ");
    const isOpen = isParticle(given.split(/\s+/).at(-1) ?? "");
    if (rest.length < n || isOpen || !isName(given) || rest.some(isOther)) continue;
    const isCertain = isRestOfName(rest.join(" ").split(/\s+/)) || belongsTo([first], address);
    // A second first name may begin the line below.
    const isParted = n === 1 && rest[0]?.includes(" ") && isCertain;
    return [{ given, ...(isParted && { first }), start: one.start, isCertain }];
  }
  return [];
}

const isWordOfName = (text: string) => part.test(text) && text.length > 1 && !isOther(text);

const isOther = (text: string): boolean =>
  !!headingOf(text) ||
  isJobTitle(text) ||
  announced.test(text) ||
  skillNamed(text) !== null ||
  readPlaces(text).some(({ confidence }) => confidence >= 0.5);
