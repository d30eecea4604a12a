import { type Fields, isGroup, type Part, type Where } from "../rules";
import { readLanguage } from "./languages";
import { readContact, readFree, readNotice, readPay, readYears } from "./measures";
import { readCertificate, readPlace, readSkill, readTown, readWilling } from "./names";
import phrases from "./phrases.json";
import { spoken } from "./spoken";
import {
  asked,
  begins,
  type Found,
  type Line,
  lineOf,
  longest,
  match,
  type PhraseParser,
} from "./text";

const meant = new Map(
  Object.entries(phrases).flatMap(([condition, words]) =>
    words.map((word): [string, string] => [word, condition]),
  ),
);

/** What is called by fixed words. */
const readPhrase: PhraseParser = (line, at) => {
  const phrase = longest(line, at, (it) => meant.get(it.toLowerCase()));
  if (!phrase) return null;
  const [key = "", text = ""] = phrase.known.split(":");
  return { part: asked(key, { text }), end: phrase.end };
};

const tagPattern = /#([\p{L}\d][\p{L}\d._-]*)/uy;
const readTag: PhraseParser = (line, at) => {
  const tag = match(tagPattern, line, at);
  return tag && { part: asked("tag", { text: tag[1] ?? "" }), end: at + tag[0].length };
};

/** The first that understands what stands somewhere reads it. */
const readers: readonly PhraseParser[] = [
  readContact,
  readNotice,
  readYears,
  readPay,
  readWilling,
  readPlace,
  readFree,
  readTag,
  readPhrase,
  readLanguage,
  readCertificate,
  readSkill,
  readTown,
];

export type ReadLine = {
  where: Where;
  /** What nobody understood, as it was typed. */ rest: string;
};

const gap = /[\s,;.()]+/uy;
const filler = begins(spoken("filler"));
const negation = begins(spoken("not"));
const either = begins(spoken("or"));
const word = /\S+/uy;

/** A line in English, Dutch or German as conditions of a list; words that mean none of them stay. */
export function parseConditionLine(text: string, fields: Fields, today: string): ReadLine {
  const line = lineOf(text, today);
  const where: Where = [];
  const words: Words = { said: [], isOpen: false };
  let [at, isNot, isOr] = [0, false, false];
  while (at < text.length) {
    const found = readAt(line, at, fields);
    if (found) {
      place(where, { ...found.part, isNot }, isOr);
      words.isOpen = false;
      [at, isNot, isOr] = [found.end, false, false];
      continue;
    }
    const small = firstOf(smallWords, line, at);
    const end = at + ((small ?? match(word, line, at))?.[0].length ?? 1);
    isNot ||= match(negation, line, at) !== null;
    isOr ||= where.length > 0 && match(either, line, at) !== null;
    if (!small) {
      keep(words, at, end);
      [isNot, isOr] = [false, false];
    }
    at = end;
  }
  const rest = words.said.map(([from, to]) => text.slice(from, to).replace(/[,;]+$/, ""));
  return { where, rest: rest.join(" ") };
}

const smallWords = [gap, negation, either, filler];
const firstOf = (patterns: readonly RegExp[], line: Line, at: number) =>
  patterns.map((pattern) => match(pattern, line, at)).find((it) => it !== null);

/** Where words stand that nobody understood. */
type Words = { said: [from: number, to: number][]; isOpen: boolean };

/** Small words between two of them belong to them: "Jan de Vries". */
function keep(words: Words, from: number, to: number): void {
  const last = words.said.at(-1);
  if (last && words.isOpen) last[1] = to;
  else words.said.push([from, to]);
  words.isOpen = true;
}

function readAt(line: Line, at: number, fields: Fields): Found | null {
  const isKnown = ({ part }: Found) =>
    (isGroup(part) ? part.any : [part]).every(({ key }) => Object.hasOwn(fields, key));
  for (const read of readers) {
    const found = read(line, at);
    if (found && isKnown(found)) return found;
  }
  return null;
}

/** Beside the others, or as another way to fulfil the last of them. */
function place(where: Where, part: Part, isOr: boolean): void {
  const last = isOr ? where.pop() : undefined;
  where.push(last ? joined(last, part) : part);
}

/** "Not hired or blacklisted" is neither of them: a no before the first is one before all. */
function joined(one: Part, other: Part): Part {
  if (one.isNot && !other.isNot) return { ...joined({ ...one, isNot: false }, other), isNot: true };
  if (!isGroup(one) && !isGroup(other) && one.key === other.key && one.isNot === other.isNot) {
    const by = one.key === "near" ? one.values.at(-1)?.by : undefined;
    const values = other.values.map((it) => (by && !it.by ? { ...it, by } : it));
    return { ...one, values: [...one.values, ...values] };
  }
  return { isNot: false, any: [one, other].flatMap((it) => (isGroup(it) ? it.any : [it])) };
}
