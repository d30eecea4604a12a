import { spanOf } from "../engine/findings/mentions";
import type { Reading } from "../engine/reading";
import type { Demands } from "../model";
import { cues, type Place, wordSet } from "./lexicon";
import { hasAny, sentenceAt } from "./sentence";

const experience = wordSet(() => cues.experience);
const ofTheCompany = wordSet(() => cues.ofTheCompany);
const datacentre = wordSet(() => cues.datacentre);
/** More than a person is asked for: the age of a company, a contract's value. */
const mostYears = 20;
/** "5 or more years": how far before the word its number may stand. */
const reach = 4;
/** "5 years as a project manager" is experience as well. */
const roleWords = wordSet(() => [
  "as",
  "als",
  "comme",
  "como",
  "come",
  "in",
  "within",
  "on",
  "with",
  "working",
]);

type Said = Demands["yearsTotal"];

/** The least years of experience asked for, in all and in datacenters. */
export function yearsIn(places: Place[]): { yearsTotal: Said; yearsDatacentre: Said } {
  const said = places.filter(({ cue }) => cue.kind === "years").flatMap(asked);
  const least = (some: typeof said): Said => {
    const first = some.toSorted((a, b) => b.years - a.years)[0];
    return first ? { value: first.years, spans: [first.span] } : null;
  };
  return {
    yearsTotal: least(said.filter(({ isDatacentre }) => !isDatacentre)),
    yearsDatacentre: least(said.filter(({ isDatacentre }) => isDatacentre)),
  };
}

function asked({ reading, cue }: Place) {
  const found = numberBefore(reading, cue.from);
  const sentence = sentenceAt(reading, cue.from);
  if (!found || found.years > mostYears || found.years === 0) return [];
  const next = reading.words.words[cue.to] ?? "";
  const isAsked = hasAny(reading, sentence, experience) || roleWords.has(next);
  if (!isAsked || reading.negated[cue.from] || hasAny(reading, sentence, ofTheCompany)) return [];
  // Only an ad that names no other place of work means the datacenter it speaks of afterwards.
  const isDatacentre = hasAny(reading, { from: cue.to, to: sentence.to }, datacentre);
  return [
    { years: found.years, isDatacentre, span: spanOf(reading, { from: found.from, to: cue.to }) },
  ];
}

/** "3-5 years" asks for three, "7–10+" for seven. */
function numberBefore({ words: { words } }: Reading, at: number) {
  let found: { years: number; from: number } | undefined;
  for (let from = at - 1; from >= Math.max(0, at - reach); from -= 1) {
    if (/^\d{1,2}$/.test(words[from] ?? "")) found = { years: Number(words[from]), from };
    else if (found && words[from] !== "-" && words[from] !== "+") break;
  }
  return found;
}
