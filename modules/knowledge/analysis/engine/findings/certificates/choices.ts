import coverage from "../../../coverage.json";
import type { Hit } from "../../lexicon/entry";
import { certificationById, orWords } from "../../lexicon/taxonomy";
import type { Reading } from "../../reading";

const covering: { [id: string]: readonly string[] | undefined } = coverage;

/**
 * Of certificates to choose from, those that nobody needs by themselves: of "SSSTS or SMSTS", "VOP/VP" the one that covers the other,
 * as the lesser is enough; of "CSCS or ECS", where none covers another, each.
 */
export function moreThanEnough(reading: Reading, certificates: readonly Hit[]): Set<Hit> {
  const ordered = certificates.toSorted((a, b) => a.from - b.from);
  return new Set(
    pairsOf(reading, ordered).flatMap(([one, other]) => {
      if (isMore(other, one)) return [other];
      if (isMore(one, other)) return [one];
      return isApart(one, other) ? [one, other] : [];
    }),
  );
}

/** Every two that stand beside one another in a choice; the last ones say by their "or" that those before are of it. */
function pairsOf(reading: Reading, ordered: readonly Hit[]): [Hit, Hit][] {
  const ofList = new Set<Hit>();
  const pairs = ordered.flatMap((one, at) =>
    ordered.slice(at + 1, at + 3).map((other): [Hit, Hit] => [one, other]),
  );
  return pairs.toReversed().filter(([one, other]) => {
    const isOne = isChoice(reading, one, other) || isListed(reading, [one, other], ofList);
    if (isOne && one.from !== other.from) ofList.add(one);
    return isOne;
  });
}

const carLicence = "driving-b";
/** Between a comma: a licence to drive is no choice to certificates of a trade. */
function isListed(
  { words: { words } }: Reading,
  [one, other]: [Hit, Hit],
  ofList: ReadonlySet<Hit>,
) {
  const isComma = other.from - one.to === 1 && words[one.to] === ",";
  return isComma && ofList.has(other) && one.id !== carLicence && other.id !== carLicence;
}

/** Whether two names stand for certificates of which neither will do for the other. */
const isApart = (one: Hit, other: Hit) =>
  one.id !== other.id &&
  one.from !== other.from &&
  !covers(one, other) &&
  !covers(other, one) &&
  !areLevels(one, other);

/** "H0/B2V": what one employer grants for high and for low voltage is held side by side. */
const areLevels = (one: Hit, other: Hit) => isGranted(one) && isGranted(other);
const isGranted = ({ id }: Hit) => certificationById.get(id)?.issuer === "employer";

/** Whether a certificate covers another; of those that cover one another none is more. */
const isMore = (higher: Hit, lower: Hit) => covers(higher, lower) && !covers(lower, higher);
const covers = (higher: Hit, lower: Hit) => covering[lower.id]?.includes(higher.id) ?? false;

/** "Or an", "oder eine", "ou du". */
const longestArticle = 5;

/** Nothing stands between two certificates but "or" or a stroke, or one spelling names them both. */
function isChoice({ words: { words, text, starts } }: Reading, one: Hit, other: Hit): boolean {
  if (one.from === other.from && one.to === other.to) return true;
  const [first = "", article = "", ...more] = words.slice(one.to, other.from);
  if (first !== "" && more.length === 0)
    return orWords.has(first) && article.length <= longestArticle;
  const start = starts[other.from] ?? 0;
  return one.to === other.from && text.slice(0, start).trimEnd().endsWith("/");
}
