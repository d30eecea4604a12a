import { firstOf } from "../engine/findings/facts";
import { spanOf } from "../engine/findings/mentions";
import type { Reading } from "../engine/reading";
import type { LanguageDemand } from "../model";
import { levelOf, levelsAround, unstatedLevel } from "./levels";
import { type Cue, cues, type Place, wordSet } from "./lexicon";
import { isMeant } from "./meant";
import { hasAny, sentenceAt, isSameSentence } from "./sentence";

const links = wordSet(() => cues.and);

/** Neighbours that only "and", "or", commas and levels hold together; a comma alone holds nothing. */
function groupsOf(named: Place[]): Place[][] {
  const groups: Place[][] = [];
  for (const place of named) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isLinked(last, place)) group.push(place);
    else groups.push([place]);
  }
  return groups.flatMap(withoutLooseCommas);
}

function isLinked(a: Place, b: Place): boolean {
  if (a.reading !== b.reading || !isSameSentence(a.reading, a.cue.from, b.cue.from)) return false;
  const levels = levelsAround(a.reading, a.cue.from);
  for (let at = a.cue.to; at < b.cue.from; at += 1) {
    const isLevel = levels.some(({ from, to }) => from <= at && at < to);
    if (!isLevel && !links.has(a.reading.words.words[at] ?? "")) return false;
  }
  return true;
}

const between = ({ reading, cue }: Place, next: Place) =>
  reading.words.words.slice(cue.to, next.cue.from);
const isLoose = (words: string[]) => words.every((word) => word === "," || !links.has(word));

/** "A, B and C" is one list; in "A, B a plus" each stands for itself. */
function withoutLooseCommas(group: Place[]): Place[][] {
  const gaps = group.slice(1).map((place, n) => between(group[n] ?? place, place));
  const last = gaps.at(-1);
  const isList = !last || !(last.includes(",") && isLoose(last));
  return isList ? [group] : group.map((place) => [place]);
}

const or = wordSet(() => cues.or);
const working = wordSet(() => cues.working.map((it) => it.split(" ").at(0) ?? it));
/** What the working language asks for where the ad names no level. */
const workingLevel = "B2";

/** Languages an ad asks for, those that will do for one another together, and those it says it does without. */
export function languagesIn(places: Place[]) {
  const named = places.filter(({ cue }) => cue.kind === "language").filter(isMeant);
  const groups = groupsOf(named);
  return {
    languages: merged(groups.filter((group) => !group.every(isNegated)).flatMap(demandsOf)),
    unneeded: [...new Set(named.filter(isNegated).map(({ cue }) => cue.id))],
  };
}

const isNegated = ({ reading, cue }: Place) => reading.negated[cue.from] === 1;

function demandsOf(group: Place[]): LanguageDemand[] {
  const words = group.slice(1).flatMap((place, n) => between(group[n] ?? place, place));
  const isAny = words.some((word) => or.has(word)) || group.some(isSlashed);
  const demands = group.filter((place) => !isNegated(place)).map((place) => demandOf(place, group));
  const [first] = demands;
  if (!isAny || !first) return demands;
  return [
    {
      ...first,
      anyOf: demands.flatMap((it) => it.anyOf),
      spans: firstOf(demands.flatMap(({ spans }) => spans)),
    },
  ];
}

const isSlashed = ({ reading: { words }, cue }: Place) =>
  words.joined[cue.to] === 1 && words.text[words.ends[cue.to - 1] ?? 0] === "/";

function demandOf({ reading, cue }: Place, group: Place[]): LanguageDemand {
  const isWorking = saysWorking(reading, cue);
  const stated = levelOf(reading, cue, levelsAround(reading, cue.from));
  const level = stated ?? (isWorking ? workingLevel : unstatedLevel);
  return {
    anyOf: [{ code: cue.id, level }],
    isRequired: !isWished(group),
    isWorking,
    spans: [spanOf(reading, cue)],
  };
}

function saysWorking(reading: Reading, { from }: Cue): boolean {
  const sentence = sentenceAt(reading, from);
  if (!hasAny(reading, sentence, working)) return false;
  const text = ` ${reading.words.words.slice(sentence.from, sentence.to).join(" ")} `;
  return cues.working.some((phrase) => text.includes(` ${phrase} `));
}

/** Whether "a plus" stands in the same clause; what another comma says is about something else. */
function isWished(group: Place[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return false;
  const { reading } = first;
  if (reading.sections[first.cue.from] === "nice") return true;
  if (reading.wished[last.cue.from] !== 1) return false;
  const { words } = reading.words;
  const sentence = sentenceAt(reading, first.cue.from);
  const isBreak = (at: number) => words[at] === "," || words[at] === ";";
  let [from, to] = [first.cue.from, last.cue.to];
  while (from > sentence.from && !isBreak(from - 1)) from -= 1;
  while (to < sentence.to && !isBreak(to)) to += 1;
  return reading.hits
    .of("preference")
    .some((hit) => hit.id === "preferred" && hit.from >= from && hit.to <= to);
}

/** One demand per set of languages: the strictest that is asked anywhere, with every place that asks it. */
function merged(demands: LanguageDemand[]): LanguageDemand[] {
  const bySet = Map.groupBy(demands, ({ anyOf }) =>
    anyOf
      .map(({ code }) => code)
      .toSorted()
      .join("|"),
  );
  return [...bySet.values()].flatMap((same) => {
    const [strictest] = same.toSorted((a, b) => strictness(b) - strictness(a));
    if (!strictest) return [];
    const isWorking = same.some((it) => it.isWorking);
    return [{ ...strictest, isWorking, spans: firstOf(same.flatMap(({ spans }) => spans)) }];
  });
}

const strictness = ({ isRequired, anyOf }: LanguageDemand) =>
  (isRequired ? 100 : 0) +
  Math.max(...anyOf.map(({ level }) => level.charCodeAt(0) * 3 + Number(level[1])));
