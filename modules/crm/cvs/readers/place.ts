import { readPlaces } from "@/modules/knowledge/normalise";
import type { Cv, Found, Line } from "./found";
import { anyOf, headingOf, valueAfterLabel } from "./found";
import { isJobTitle } from "./headline";
import { announced } from "./name";
import words from "./words.json";

const labels = anyOf(words.labels.place);
/** What stands before a town in an address, country by country: 1012 AB, 60311, B-2000, SE1 2AB. */
const postcode =
  /(?:^|[\s,])(?:[A-Z]{1,2}-)?(?<!\b(?:NEN|EN|ISO|DIN|IEC|VDE|BS|CEI)[\s-]+)(\d{4}\s?[A-Z]{2}\b|\d{2}-\d{3}\b|\d{4}-\d{3}\b|\d{3}\s\d{2}\b|\d{5,6}\b|\d{4}\b),?\s+(\p{Lu}[\p{L}'’. -]+)/u;
const ukPostcode = /\s[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?\b/;
const reach = 14;
const sureFrom = 0.5;

type Town = { city: string; country: string | null; start: number; end: number };

/** Where the person lives: what is labelled so, else an address or a town among the first lines. */
export function placeIn(cv: Cv): Found[] {
  const town = told(cv) ?? atTop(cv);
  if (!town) return besideAddress(cv);
  const { city, country, start, end } = town;
  const place: Found = { field: "location", value: city, start, end };
  return country ? [place, { field: "country", value: country, start, end }] : [place];
}

/** A town that no gazetteer has stands beside the e-mail address or the telephone: a person has to say whether it is one. */
function besideAddress(cv: Cv): Found[] {
  const line = nearAddress(cv).find(({ text }) => {
    const words = firstWords(text);
    return (
      isName.test(words) &&
      !announced.test(words) &&
      !isJobTitle(words) &&
      !headingOf(words) &&
      !cv.names?.includes(words)
    );
  });
  const value = line && firstWords(line.text);
  if (!line || !value) return [];
  const start = line.start + line.text.indexOf(value);
  return [{ field: "location", value, start, end: start + value.length, isCertain: false }];
}

const firstWords = (text: string) =>
  (text.split(/\s*[|•·,;]\s*/)[0] ?? "").replace(/^[^\p{L}\d]+/u, "").trim();

const isName = /^\p{Lu}[\p{L}'’-]{2,}(?:\s[\p{L}'’-]+){0,2}$/u;
const isAddress = /[\w.+-]+@[\w-]+\.|(?:\+|\b00)\d{2}[\d\s().-]{6,}/;

/** The lines next to the first ones that hold an address or a telephone, and those lines themselves. */
function nearAddress({ lines }: Cv): Line[] {
  const filled = lines.filter(({ text }) => text.trim());
  const first = filled.flatMap(({ text }, n) => (isAddress.test(text) ? [n] : [])).slice(0, 2);
  return first.flatMap((n) => filled.slice(Math.max(0, n - 2), n + 3));
}

function told(cv: Cv): Town | null {
  const said = valueAfterLabel(cv, labels);
  if (!said) return null;
  const town = townIn(said.value, said.start);
  if (town || !isName.test(said.value)) return town;
  return { city: said.value, country: null, ...spanOf(said.value, said.value, said.start) };
}

function atTop(cv: Cv): Town | null {
  const { lines } = cv;
  const top = lines.filter(({ text }) => text.trim()).slice(0, reach);
  const contact = lines.filter((it) => it.section === "contact" && !top.includes(it));
  const said = [...top, ...contact].filter(({ section }) => isOwn(section));
  const near = nearAddress(cv).filter((it) => !said.includes(it));
  const own = [...said, ...near].filter(({ text }) => text.includes("|") || !isOfYear(text));
  const addresses = own.filter(({ text }) => postcode.test(text));
  const pieces = [...addresses, ...own.slice(1)].flatMap(({ text, start }) =>
    piecesOf(text)
      .filter((piece) => !isOfYear(piece))
      .map((piece) => ({ piece, start: start + text.indexOf(piece) })),
  );
  for (const { piece, start } of pieces) {
    const town = townIn(piece, start);
    if (town) return town;
  }
  return null;
}

/** When somebody was born or began may stand beside where that was. */
const isOfYear = (text: string) => /\b(?:19|20)\d{2}\b/.test(text);

const isOwn = (section: string) =>
  section === "top" || section === "contact" || section === "other";

/** What a form calls a piece is no word of it. */
const label = /^\p{L}[\p{L}/ ]{2,24}:\s+/u;
/** Where somebody was born is not where they live. */
const ofBirth =
  /^[\p{L}/ ]*(?:birth|gebo[or]|geburt|naissance|nacimiento|nascimento|nascita|urodz|född|født|narozen|szület|nașter)[\p{L}/ ]*:/iu;

const piecesOf = (line: string) => {
  // "Brno, tel. +420 …": among addresses and telephones a comma parts the town.
  const between = isAddress.test(line) ? /\s*[|•·;,]\s*|\s{3,}/ : /\s*[|•·;]\s*|\s{3,}/;
  const pieces = line
    .split(between)
    .map((it) => it.replace(/^[^\p{L}\d(]+/u, ""))
    .flatMap((it) => (ofBirth.test(it) ? [] : it.replace(label, "") || []));
  return postcode.test(line) ? [line, ...pieces] : pieces;
};

function townIn(piece: string, start: number): Town | null {
  const address = postcode.exec(piece);
  if (address) return townOf(address, start);
  const coded = beforeCode(piece, start);
  if (coded) return coded;
  if (piece.length > 80 || /@|https?:|\d{3}/.test(piece)) return null;
  const [place] = readPlaces(piece.replace(ukPostcode, "")).filter(
    ({ city, confidence }) => city && confidence >= sureFrom,
  );
  if (!place?.city) return null;
  const surer = place.confidence < plainFrom ? lastTown(piece) : null;
  if (surer) return { ...surer, start: start + surer.start, end: start + surer.end };
  // As the person writes it: München, and not Munich.
  const written = isWordOf(piece, place.city) ? place.city : (piece.split(/[,(]/)[0] ?? "").trim();
  return { city: written, country: place.country, ...spanOf(piece, written, start) };
}

/** "Str. Probei 4, Cluj-Napoca, 400489": the code stands behind the town. */
const codeBehind = /,\s*(\p{Lu}[\p{L}'’. -]+?)[\s,]+(?:\d{5,6}|\d{4,5}-\d{3})\.?$/u;

function beforeCode(piece: string, start: number): Town | null {
  const [, city = ""] = codeBehind.exec(piece) ?? [];
  const [place] = city ? readPlaces(city) : [];
  const isKnown = place?.city && place.confidence >= plainFrom;
  return isKnown ? { city, country: place.country, ...spanOf(piece, city, start) } : null;
}

const plainFrom = 0.8;

/** "Cross West, Dublin 24, Ireland": an estate is named before its town, and a country behind it. */
function lastTown(piece: string): Town | null {
  for (const part of piece.split(/\s*,\s*/).toReversed()) {
    const [place] = readPlaces(part);
    if (!place?.city || place.confidence < plainFrom || !isWordOf(part, place.city)) continue;
    return { city: place.city, country: place.country, ...spanOf(piece, place.city, 0) };
  }
  return null;
}

/** Milan is no word of Milano. */
function isWordOf(piece: string, word: string): boolean {
  const at = piece.indexOf(word);
  return at !== -1 && !/\p{L}/u.test(piece.charAt(at + word.length));
}

/** A town with its postcode is one, whether or not it stands in the gazetteer. */
function townOf({ input, 1: code = "", 2: behind = "" }: RegExpExecArray, start: number): Town {
  const city = ownWords(behind.split(/[,(|]|\s[-–]\s/)[0]?.trim() ?? "");
  const [known] = readPlaces(behind);
  const country = /^\d{4}\s?[A-Z]{2}$/.test(code) ? "NL" : (known?.country ?? null);
  return { city, country, ...spanOf(input, city, start) };
}

/** Two columns may share a line: of many words only those count that name a known town. */
function ownWords(said: string): string {
  const words = said.split(/\s+/);
  if (words.length < 3) return said;
  const known = words.flatMap((_, n) => {
    const own = words.slice(0, n + 1).join(" ");
    const [place] = readPlaces(own);
    const isKnown = place?.city && place.confidence >= plainFrom;
    return isKnown ? [{ own, isWhole: place.city === own }] : [];
  });
  return (known.findLast(({ isWhole }) => isWhole) ?? known[0])?.own ?? said;
}

const spanOf = (piece: string, city: string, start: number) => {
  const from = start + Math.max(0, piece.lastIndexOf(city));
  return { start: from, end: from + city.length };
};
