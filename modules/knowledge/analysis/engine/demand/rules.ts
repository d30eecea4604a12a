import { bitsOf, bits } from "./parts";

/**
 * What a clause says of the certificates it names, told by the parts of speech of its words, in any language:
 * - required: without it nothing goes;
 * - offered: somebody else pays for it, or it is gained on the job;
 * - alternative: whoever has none may gain it, or has time for it;
 * - wished, needed: as such;
 * - spared: not needed;
 * - had: the person looked for has it.
 */
export type Told = "required" | "offered" | "alternative" | "wished" | "needed" | "spared" | "had";

/**
 * How an ad asks for a certificate: "spared" is one that nobody needs, "held" one that whoever is looked for has, "plain" one it
 * names beside what it says of others.
 */
export type Demand = "required" | "wished" | "spared" | "held" | "plain";

/** A statement, from one word to before another. */
export type Cue = { told: Told; from: number; to: number };

/** One step of a pattern: a word of these parts, or a run of them, and how many other words may precede the next step. */
type Step = { parts: number; isRow: boolean; gap: number; isOverCommas: boolean };
type Rule = { told: Told; steps: Step[]; parts: number };

/** Parses a pattern: "w 3 p" is a word of part w, up to three others, and one of p; "+" is a run, "~" crosses commas. */
function rule(told: Told, written: string): Rule {
  const steps: Step[] = [];
  for (const sign of written.split(" ")) {
    const [, over, gap] = /^(~?)(\d+)$/.exec(sign) ?? [];
    const last = steps.at(-1);
    if (gap !== undefined && last) {
      last.gap = Number(gap);
      last.isOverCommas = over === "~";
    } else {
      const parts = bitsOf(sign.replace("+", ""));
      steps.push({ parts, isRow: sign.endsWith("+"), gap: 0, isOverCommas: false });
    }
  }
  return { told, steps, parts: steps[0]?.parts ?? 0 };
}

const rulesOf = (written: [Told, string[]][]): Rule[] =>
  written.flatMap(([told, patterns]) => patterns.map((it) => rule(told, it)));

/**
 * Patterns within one clause. C is a certificate, the other letters are in `parts.ts`; U, A, Y and D are cues of the
 * taxonomy: spared, alternative, wished, needed.
 */
const inClause = rulesOf([
  [
    "offered",
    ["w 3 p", "p 2 w", "p 3 u", "u 3 p", "k", "g 4 u", "u 4 g", "C+ 1 f 2 p", "C+ 0 g 0 w"],
  ],
  ["alternative", ["A", "r 5 e", "r 3 g", "r 5 q 3 t", "e 3 g"]],
  ["alternative", ["C+ 1 f 2 g", "f 2 g 2 C+", "C+ a", "a 2 C+", "C+ 2 f 2 a", "g 4 a", "a 4 g"]],
  ["alternative", ["dD 0 q 2 t", "q 2 t 0 dD"]],
  ["alternative", ["g 5 q 3 t", "q 3 t 3 g", "t 1 q 2 g", "g 3 t 1 q", "t 2 g"]],
  ["spared", ["U", "n 2 dD", "dD 3 v", "n 2 C+ 6 dD", "dD 2 n 2 C+"]],
  ["wished", ["yY", "no 3 m"]],
  ["needed", ["dDm"]],
  ["had", ["h"]],
]);

/** "Would be fine" wishes, whatever it calls fine; "would be necessary" does not. */
const inMood = rulesOf([["wished", ["s"]]]);
const need = bitsOf("dDm");

/** Over the clauses of a sentence: "without it nothing goes", "no licence, no job", "only with it". */
const inSentence = rulesOf([
  [
    "required",
    ["o 5 C+ ~12 nj", "nj 6 o 4 C+", "n 2 C+ , n", "l 4 C+", "n 8 n 6 C+", "i 5 n 5 C+ 8 nj"],
  ],
]);

/** "If you have none yet", "whoever lacks a licence", "no licence yet, …". */
const absences = rulesOf([["spared", ["i 5 no", "n 3 C+"]]]);

export const cuesOfClause = (parts: readonly number[], first: number) =>
  withoutPartsOfOthers([
    ...cuesBy(inClause, parts, first),
    ...(parts.some((it) => (it & need) !== 0) ? [] : cuesBy(inMood, parts, first)),
  ]);
export const cuesOfSentence = (parts: readonly number[]) => cuesBy(inSentence, parts, 0);
export const isOfAbsence = (parts: readonly number[]) => cuesBy(absences, parts, 0).length > 0;

function cuesBy(rules: readonly Rule[], parts: readonly number[], first: number): Cue[] {
  const present = parts.reduce((all, it) => all | it, 0);
  const cues: Cue[] = [];
  for (const { told, steps, parts: opening } of rules) {
    if (steps.some((step) => (step.parts & present) === 0)) continue;
    for (let from = 0; from < parts.length; from += 1) {
      if (((parts[from] ?? 0) & opening) === 0) continue;
      const to = endOf(steps, parts, { step: 0, at: from });
      if (to === none) continue;
      cues.push({ told, from: first + from, to: first + to });
      from = to - 1;
    }
  }
  return cues;
}

const none = -1;

/** Where a match that starts at this word ends, taking the nearest fitting words. */
function endOf(steps: readonly Step[], parts: readonly number[], { step, at }: Place): number {
  const wanted = steps[step];
  if (!wanted || ((parts[at] ?? 0) & wanted.parts) === 0) return none;
  let next = behind(parts, at);
  while (wanted.isRow && ((parts[next] ?? 0) & wanted.parts) !== 0) next = behind(parts, next);
  if (step === steps.length - 1) return next;
  for (let passed = 0; passed <= wanted.gap; passed += 1) {
    const end = endOf(steps, parts, { step: step + 1, at: next });
    if (end !== none) return end;
    const isStopped = ((parts[next] ?? bits.comma) & bits.comma) !== 0 && !wanted.isOverCommas;
    if (isStopped || next >= parts.length) return none;
    next = behind(parts, next);
  }
  return none;
}
type Place = { step: number; at: number };

/** The next word that is no further word of the same spelling. */
function behind(parts: readonly number[], at: number): number {
  let next = at + 1;
  while (parts[next] === bits.covered) next += 1;
  return next;
}

/** "Not required" and "no deal-breaker" hold what is needed only as denied. */
function withoutPartsOfOthers(cues: Cue[]): Cue[] {
  const denials = cues.filter(({ told }) => told === "spared" || told === "wished");
  const isWithin = ({ from, to }: Cue) => denials.some((it) => it.from <= from && to <= it.to);
  return cues.filter((cue) => cue.told !== "needed" || !isWithin(cue));
}
