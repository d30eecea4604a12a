import type { Mention } from "./mentions";
import { dcContextSkills, type Skill } from "../lexicon/taxonomy";
import { type Term, weights } from "../scoring/weights";

const mostBreadth = 12;
const repeatBonus = 0.12;
const mostRepeats = 3;

/** How much of a workplace is known where it is named in passing. */
const passingShare = 0.6;

export type Strength = {
  id: string;
  /** What the taxonomy says of it. */
  skill: Skill | undefined;
  strength: number;
  isPassing: boolean;
  isFirst: boolean;
  times: number;
};

const weightOf = (skill: Skill | undefined): number => skill?.weight ?? 0;

/** How strongly the mentions of one skill indicate a datacenter role, 0–0.97. */
export function strengthOf(skill: Skill | undefined, mentions: Mention[]): number {
  const weight = weightOf(skill);
  let best = 0;
  for (const { sectionWeight } of mentions) best = Math.max(best, sectionWeight);
  const repeats = 1 + repeatBonus * Math.min(mentions.length - 1, mostRepeats);
  return Math.min(0.97, 0.62 * (weight * best * repeats) ** 1.35);
}

/** What all skills together take off the doubt: unlike the evidence it has no end. */
export const depthOf = (skills: Strength[]): number =>
  skills.reduce((sum, { strength }) => sum - Math.log(1 - strength), 0);

/** Noisy-or over the skills, shared out among their trades by what each takes off the doubt. */
export function evidenceTerms(skills: Strength[]): Term[] {
  const doubts = skills.map((it) => ({ ...it, doubt: -Math.log(1 - it.strength) }));
  const total = doubts.reduce((sum, { doubt }) => sum + doubt, 0);
  if (total === 0) return [];
  const value = weights.evidence * (1 - Math.exp(-total));
  return [...Map.groupBy(doubts, ({ skill }) => skill?.category ?? "other")].map(
    ([category, group]) => ({
      code: `skills-${category}`,
      value: (value * group.reduce((sum, { doubt }) => sum + doubt, 0)) / total,
      because: namesOf(group.toSorted((a, b) => b.doubt - a.doubt)),
      facts: group.map(factId),
    }),
  );
}

export function contextTerm(skills: Strength[]): Term {
  const found = skills.filter(({ id }) => dcContextSkills.has(id));
  const doubt = found.reduce(
    (product, it) => product * (1 - weightOf(it.skill) * (it.isPassing ? passingShare : 1)),
    1,
  );
  return {
    code: "datacenter",
    value: weights.dcContext * (1 - doubt),
    because: `${namesOf(found)} as the workplace`,
    facts: found.map(factId),
  };
}

export function breadthTerm(skills: Strength[]): Term {
  const technical = skills.filter(({ skill }) => !skill?.isContext);
  return {
    code: "breadth",
    value: weights.breadth * Math.min(technical.length, mostBreadth),
    because: `${technical.length} technical subjects`,
    facts: technical.map(factId),
  };
}

const factId = ({ id, skill }: Strength) => `${skill?.isContext ? "context" : "skill"}:${id}`;

function namesOf(skills: Strength[]): string {
  const names = skills.slice(0, 4).map(({ id, skill }) => skill?.name ?? id);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
