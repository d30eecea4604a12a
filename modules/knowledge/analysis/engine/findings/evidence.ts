import type { Mention } from "./mentions";
import { dcContextSkills, skillById } from "../lexicon/taxonomy";
import { type Term, weights } from "../scoring/weights";

const mostBreadth = 12;
const repeatBonus = 0.12;
const mostRepeats = 3;

/** How much of a workplace is known where it is named in passing. */
const passingShare = 0.6;

export type Strength = {
  id: string;
  strength: number;
  isPassing: boolean;
  isFirst: boolean;
  times: number;
};

/** How strongly the mentions of one skill indicate a datacenter role, 0–0.97. */
export function strengthOf(id: string, mentions: Mention[]): number {
  const weight = skillById.get(id)?.weight ?? 0;
  const best = mentions.reduce((most, { sectionWeight }) => Math.max(most, sectionWeight), 0);
  const repeats = 1 + repeatBonus * Math.min(mentions.length - 1, mostRepeats);
  return Math.min(0.97, 0.62 * (weight * best * repeats) ** 1.35);
}

/** What all skills together take off the doubt: unlike the evidence it has no end. */
export const depthOf = (skills: Strength[]): number =>
  skills.reduce((sum, { strength }) => sum - Math.log(1 - strength), 0);

/** Noisy-or over the skills, shared out among their trades by what each takes off the doubt. */
export function evidenceTerms(skills: Strength[]): Term[] {
  const doubts = skills.map(({ id, strength }) => ({ id, doubt: -Math.log(1 - strength) }));
  const total = doubts.reduce((sum, { doubt }) => sum + doubt, 0);
  if (total === 0) return [];
  const value = weights.evidence * (1 - Math.exp(-total));
  return [...Map.groupBy(doubts, ({ id }) => skillById.get(id)?.category ?? "other")].map(
    ([category, group]) => ({
      code: `skills-${category}`,
      value: (value * group.reduce((sum, { doubt }) => sum + doubt, 0)) / total,
      because: namesOf(group.toSorted((a, b) => b.doubt - a.doubt).map(({ id }) => id)),
      facts: group.map(({ id }) => factId(id)),
    }),
  );
}

export function contextTerm(skills: Strength[]): Term {
  const found = skills.filter(({ id }) => dcContextSkills.has(id));
  const doubt = found.reduce(
    (product, it) =>
      product * (1 - (skillById.get(it.id)?.weight ?? 0) * (it.isPassing ? passingShare : 1)),
    1,
  );
  return {
    code: "datacenter",
    value: weights.dcContext * (1 - doubt),
    because: `${namesOf(found.map(({ id }) => id))} as the workplace`,
    facts: found.map(({ id }) => factId(id)),
  };
}

export function breadthTerm(skills: Strength[]): Term {
  const technical = skills.filter(({ id }) => !skillById.get(id)?.isContext);
  return {
    code: "breadth",
    value: weights.breadth * Math.min(technical.length, mostBreadth),
    because: `${technical.length} technical subjects`,
    facts: technical.map(({ id }) => factId(id)),
  };
}

const factId = (id: string) => `${skillById.get(id)?.isContext ? "context" : "skill"}:${id}`;

function namesOf(ids: string[]): string {
  const names = ids.slice(0, 4).map((id) => skillById.get(id)?.name ?? id);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
