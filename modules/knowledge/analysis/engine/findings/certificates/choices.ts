import coverage from "../../../coverage.json";
import type { Hit } from "../../lexicon/entry";
import { cues } from "../../lexicon/taxonomy";
import type { Reading } from "../../reading";

const covering: { [id: string]: readonly string[] | undefined } = coverage;
const orWords = new Set(cues.negation.or);

/** "SSSTS or SMSTS", "VOP/VP": of papers to choose from, those that cover another of them; the lesser is enough. */
export function moreThanEnough(reading: Reading, papers: readonly Hit[]): Set<Hit> {
  const ordered = papers.toSorted((a, b) => a.from - b.from);
  const pairs = ordered.flatMap((one, at) =>
    ordered.slice(at + 1, at + 3).map((other): [Hit, Hit] => [one, other]),
  );
  return new Set(
    pairs
      .filter(([one, other]) => isChoice(reading, one, other))
      .flatMap(([one, other]) => [
        ...(isMore(other, one) ? [other] : []),
        ...(isMore(one, other) ? [one] : []),
      ]),
  );
}

/** Whether a paper covers another; of those that cover one another none is more. */
const isMore = (higher: Hit, lower: Hit) => covers(higher, lower) && !covers(lower, higher);
const covers = (higher: Hit, lower: Hit) => covering[lower.id]?.includes(higher.id) ?? false;

/** Nothing stands between two papers but "or" or a stroke, or one spelling names them both. */
function isChoice({ words: { words, text, starts } }: Reading, one: Hit, other: Hit): boolean {
  if (one.from === other.from && one.to === other.to) return true;
  const between = words.slice(one.to, other.from);
  if (between.length === 1) return orWords.has(between[0] ?? "");
  const start = starts[other.from] ?? 0;
  return one.to === other.from && text.slice(0, start).trimEnd().endsWith("/");
}
