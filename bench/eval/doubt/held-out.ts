import { withoutDoubted, type Weights } from "@/modules/knowledge/analysis/engine/doubt/doubt";
import { skillById } from "@/modules/knowledge/analysis/engine/lexicon/taxonomy";
import { isTaught, size, type ReadAd } from "./examples";
import { type Example, fit, scoreOf } from "./logistic";
import { packed } from "./table";

/** Employers fall into so many parts; each part is judged by what the others taught. */
export const parts = 3;
const partOf = (employer: string) => Bun.hash.crc32(employer) % parts;

/** One ad: the skills found in it, those kept by the weights, and those kept by the table of the product. */
export type Outcome = { ad: ReadAd; all: Set<string>; kept: Set<string>; shipped: Set<string> };
export type HeldOut = {
  outcomes: Outcome[];
  scored: { isRight: boolean; score: number; ad: ReadAd }[];
};

/** Every ad as it is read by weights that were fitted without its employer; of the examples a share may be left out. */
export function heldOut(ads: ReadAd[], share = 1): HeldOut {
  const done: HeldOut = { outcomes: [], scored: [] };
  for (let part = 0; part < parts; part += 1) {
    const examples = ads
      .filter((ad) => isTaught(ad) && partOf(ad.employer) !== part && isDrawn(ad, share))
      .flatMap((it) => it.examples);
    const model = fit(examples, size);
    const weights = packed(model);
    for (const ad of ads.filter(({ employer }) => partOf(employer) === part)) {
      done.scored.push(...scoredOf(ad, (it) => scoreOf(model, it)));
      if (ad.asked) done.outcomes.push(outcomeOf(ad, weights));
    }
  }
  return done;
}

/** Whole employers are left out, as new reading would bring whole ads. */
const isDrawn = ({ employer }: ReadAd, share: number) =>
  (Bun.hash.crc32(`drawn ${employer}`) % 1000) / 1000 < share;

const scoredOf = (ad: ReadAd, score: (it: Example) => number) =>
  ad.examples.map((it) => ({ ad, isRight: it.isRight, score: score(it) }));

const skillsIn = (found: ReadAd["around"]["all"]) =>
  new Set(found.map(({ hit }) => hit.id).filter((id) => !skillById.get(id)?.isContext));

const outcomeOf = (ad: ReadAd, weights: Weights): Outcome => ({
  ad,
  all: skillsIn(ad.around.all),
  kept: skillsIn(withoutDoubted(ad.around, weights)),
  shipped: skillsIn(withoutDoubted(ad.around)),
});

/** Right, wrong and missed skills of some ads. */
export function countsOf(outcomes: Outcome[], foundIn: (it: Outcome) => Set<string>) {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const outcome of outcomes) {
    const asked = new Set(
      [...(outcome.ad.asked ?? [])].filter((id) => skillById.get(id) !== undefined),
    );
    const found = foundIn(outcome);
    const right = asked.intersection(found).size;
    counts.right += right;
    counts.wrong += found.size - right;
    counts.missed += asked.size - right;
  }
  return counts;
}

export const f1Of = ({ right, wrong, missed }: ReturnType<typeof countsOf>) =>
  (2 * right) / Math.max(1, 2 * right + wrong + missed);

/** How often a right finding stands above a wrong one. */
export function areaUnder(scored: { isRight: boolean; score: number }[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  let [rights, pairs] = [0, 0];
  for (const { isRight } of sorted.toReversed()) {
    if (isRight) rights += 1;
    else pairs += rights;
  }
  const wrongs = scored.length - rights;
  return pairs / Math.max(1, rights * wrongs);
}
