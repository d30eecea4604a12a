import type { Mentioned } from "../findings/facts";
import { isFacility } from "../findings/lookalikes";
import type { Mention } from "../findings/mentions";
import { dcContextSkills, skillById } from "../lexicon/taxonomy";
import type { Title } from "../title";
import { isTrade } from "../workplace/trade";
import type { Cap } from "./weights";

/** Of what is neither plant nor hardware, a skill that other trades hardly have: they work in shifts and save energy too. */
const tellingFrom = 0.35;
const isOfPlant = ([id]: Mentioned) =>
  dcContextSkills.has(id) || isFacility(id) || (skillById.get(id)?.weight ?? 0) >= tellingFrom;

export const onePlace = "one-place";
const cap: Cap = {
  code: onePlace,
  at: 55,
  because: "only a single line names a plant, neither the title nor the rest of the text",
};

/**
 * A line of key words, of other vacancies, of what the parent company runs: everything about a plant stands in one sentence
 * or in one run of short lines, under the title of another trade. Whatever that line is called and in whatever language,
 * the job is not on the plant. A short ad of whoever may be a technician is none of these where that line is one of its tasks.
 */
export function onePlaceCaps(title: Title, mentioned: Mentioned[]): Cap[] {
  if (isTrade(title)) return [];
  const mentions = mentioned.filter(isOfPlant).flatMap(([, group]) => group);
  if (mentions.length === 0 || !isOnePlace(mentions)) return [];
  return isAnyTrade(title) && mentions.every(({ sentence }) => sentence?.isTask()) ? [] : [cap];
}

const isAnyTrade = ({ isPeripheral, isSoftware, isTechnical }: Title) =>
  isTechnical && !isPeripheral && !isSoftware;

function isOnePlace(mentions: Mention[]): boolean {
  const sentences = mentions.map(({ sentence }) => sentence);
  if (!sentences.every((it) => it !== null)) return false;
  const ordered = sentences.toSorted((a, b) => a.at - b.at);
  return ordered.every((it, n) => {
    const before = ordered[n - 1];
    if (!before || before.at === it.at) return true;
    return before.isListed && it.isListed && it.at === before.at + 1;
  });
}
