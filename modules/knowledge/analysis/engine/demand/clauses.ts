import type { Hit } from "../lexicon/entry";
import { orWords } from "../lexicon/taxonomy";
import type { Reading } from "../reading";
import { isMark } from "../text/marks";
import { bits, bitsOf, partsOf } from "./parts";
import { type Cue, cuesOfClause, cuesOfSentence, isOfAbsence } from "./rules";
import { asksWhether, isDummy, openBrackets, withoutEchoes, withWhatIsMeant } from "./joints";
import { endFrom, isQuestionEnd, sentenceAround, type Stretch } from "./sentences";

/** A part of a sentence between two marks, or from a "but" on. */
export type Clause = Stretch & {
  /** The mark or "but" before it; empty where the sentence begins. */
  opener: string;
  /** The parts its words play. */
  parts: readonly number[];
  certificates: readonly Hit[];
  cues: readonly Cue[];
  /** Whether it names skills: what it says may be said of them. */
  isOfSkills: boolean;
  /** "If you have none yet", "not yet a licence?". */
  isOfAbsence: boolean;
  /** "Heb je X": whether it begins by asking somebody. */
  isAsking: boolean;
  /** "It is": whether it begins by what stands for something named later. */
  isOfDummy: boolean;
};

/** A sentence with what is told over its clauses; a question goes on in its answer. */
export type Said = Stretch & { clauses: Clause[]; required: readonly Cue[] };

/** An ad's words, the certificates they name, and the language they are read in. */
export type Named = { reading: Reading; certificates: readonly Hit[]; main: string | null };

/** What is known of an ad's words, each kind in the order of the text. */
type Known = Omit<Named, "certificates"> & {
  [kind in "certificates" | "skills" | "cues"]: readonly Hit[];
};

/** The sentences that name a certificate, in their order. */
export function sentencesOf({ reading, certificates, main }: Named): Said[] {
  if (certificates.length === 0) return [];
  const known = {
    reading,
    main,
    certificates: certificates.toSorted(byPlace),
    skills: reading.hits.of("skill").toSorted(byPlace),
    cues: [...reading.hits.of("preference"), ...reading.hits.of("negation")].toSorted(byPlace),
  };
  const said: Said[] = [];
  let read = -1;
  for (const { from } of known.certificates) {
    if (from < read) continue;
    const span = spanAround(known, from);
    read = span.to;
    said.push(saidIn(known, span));
  }
  return said;
}

const byPlace = (a: Hit, b: Hit) => a.from - b.from;

/** The hits that begin within a stretch, by bisection of the ordered list. */
function within(hits: readonly Hit[], { from, to }: Stretch): readonly Hit[] {
  const first = countBefore(hits, from);
  return hits.slice(first, countBefore(hits, to));
}

function countBefore(hits: readonly Hit[], word: number): number {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** So far into a sentence "if you have none" still opens it. */
const openingWords = 7;

/** A sentence, with the next one where it answers a question or says "if you have none". */
function spanAround({ reading, certificates, main }: Known, at: number): Stretch {
  const { words } = reading;
  const { from, to } = sentenceAround(words, at);
  const next = { from: to + 1, to: endFrom(words, to + 1) };
  if (words.words[to] !== "." || next.from >= next.to) return { from, to };
  if (isQuestionEnd(words, to)) return { from, to: next.to };
  const opening = words.words.slice(next.from, Math.min(next.to, next.from + openingWords));
  const isSame =
    within(certificates, next).length === 0 &&
    isOfAbsence(partsOf(opening, languagesAt(reading, next.from, main)));
  return { from, to: isSame ? next.to : to };
}

const languagesAt = ({ sentences, sentenceOf }: Reading, at: number, main: string | null) =>
  [sentences[sentenceOf[at] ?? 0]?.language ?? null, main].filter((it) => it !== null);

function saidIn(known: Known, span: Stretch): Said {
  const parts = partsIn(known, span);
  const moved = (it: Cue): Cue => ({ ...it, from: it.from + span.from, to: it.to + span.from });
  return {
    ...span,
    required: cuesOfSentence(parts).map(moved),
    clauses: stretchesOf(parts).map(({ from, to }) =>
      clauseOf(known, parts.slice(from, to), { from: from + span.from, to: to + span.from }),
    ),
  };
}

const isAlternative = ({ alias }: Hit) => orWords.has(alias.split(" ")[0] ?? "");
const [needed, spared, wished, choice] = [bitsOf("D"), bitsOf("U"), bitsOf("Y"), bitsOf("A")];
/** "Would be" wishes, unless it is "necessary". */
const [bareMood, mood] = ["would be", bitsOf("s")];
const ofTaxonomy = needed | spared | wished | choice;
const certificateBit = bitsOf("C");

/** What a cue of the taxonomy says, and which of two that lie over one another goes before. */
function saidBy(cue: Hit): [part: number, rank: number] | null {
  if (cue.kind === "negation") return cue.id === "after" ? [spared, 1] : null;
  if (cue.id !== "preferred") return [needed, 0];
  if (isAlternative(cue)) return [choice, 3];
  return [cue.alias === bareMood ? mood : wished, 2];
}

/** The parts of the words of a stretch; what the taxonomy knows as a cue or a certificate goes before the single words. */
function partsIn({ reading, certificates, cues, main }: Known, span: Stretch): number[] {
  const { from, to } = span;
  const { words } = reading;
  const parts = partsOf(words.words.slice(from, to), languagesAt(reading, from, main));
  words.words.slice(from, to).forEach((word, at) => {
    if (isMark(word)) parts[at] = word === "." && !isQuestionEnd(words, from + at) ? 0 : bits.comma;
  });
  const said = within(cues, span).flatMap((cue) => {
    const [part, rank] = saidBy(cue) ?? [];
    return part === undefined || rank === undefined ? [] : [{ cue, part, rank }];
  });
  for (const { cue, part } of said.toSorted((a, b) => a.rank - b.rank)) {
    const own = cue.to - cue.from === 1 ? (parts[cue.from - from] ?? 0) : 0;
    parts.fill(bits.covered, cue.from - from, Math.min(cue.to, to) - from);
    parts[cue.from - from] = part | own;
  }
  // A name may hold what is said of it, "permis B souhaité".
  for (const hit of within(certificates, span))
    for (let at = hit.from - from; at < Math.min(hit.to, to) - from; at += 1)
      parts[at] = certificateBit | ((parts[at] ?? 0) & ofTaxonomy);
  const own = words.words.slice(from, to);
  return openBrackets(withWhatIsMeant(withoutEchoes(parts, own), own), own);
}

const parting = bits.comma | bitsOf("b");

function stretchesOf(parts: readonly number[]): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= parts.length; at += 1) {
    if (at < parts.length && ((parts[at] ?? 0) & parting) === 0) continue;
    if (at > from) found.push({ from, to: at });
    from = at + 1;
  }
  return found;
}

const denial = bitsOf("no");

function clauseOf(known: Known, parts: readonly number[], at: Stretch): Clause {
  const { words } = known.reading;
  const certificates = within(known.certificates, at);
  const isCertificate = (hit: Hit) =>
    certificates.some(({ from, to }) => hit.from < to && from < hit.to);
  const isNone = isQuestionEnd(words, at.to) && parts.some((it) => (it & denial) !== 0);
  return {
    ...at,
    opener: words.words[at.from - 1] ?? "",
    parts,
    certificates,
    cues: cuesOfClause(parts, at.from),
    isOfSkills: within(known.skills, at).some((it) => !isCertificate(it)),
    isOfAbsence: isNone || isOfAbsence(parts),
    isAsking: asksWhether(words.words, at.from),
    isOfDummy: isDummy(words.words[at.from]),
  };
}
