import { levelsAround } from "./levels";
import { cues, type Place, wordSet } from "./lexicon";
import { isSameSentence } from "./sentence";

const links = wordSet(cues.and);

/** Neighbours that only "and", "or", commas and levels hold together; a comma alone holds nothing. */
export function groupsOf(named: Place[]): Place[][] {
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

export const between = ({ reading, cue }: Place, next: Place) =>
  reading.words.words.slice(cue.to, next.cue.from);
const isLoose = (words: string[]) => words.every((word) => word === "," || !links.has(word));

/** "A, B and C" is one list; in "A, B a plus" each stands for itself. */
function withoutLooseCommas(group: Place[]): Place[][] {
  const gaps = group.slice(1).map((place, n) => between(group[n] ?? place, place));
  const last = gaps.at(-1);
  const isList = !last || !(last.includes(",") && isLoose(last));
  return isList ? [group] : group.map((place) => [place]);
}
