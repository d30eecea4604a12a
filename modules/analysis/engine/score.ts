import type { Mention } from "./mentions";
import { gather } from "./facts";
import { type Suspicion, isExcused, isFacility } from "./lookalikes";
import { dcContextSkills, skillById } from "./taxonomy";
import type { Title } from "./title";

/** Weights of the logit, set by hand; a change of any changes the analyser's version. */
export const weights = {
  base: -3.9,
  evidence: 3.1,
  dcContext: 2.2,
  title: 2.6,
  breadth: 0.16,
  peripheral: -1.2,
};
const mostBreadth = 12;
const repeatBonus = 0.12;
const mostRepeats = 3;
/** In an ad that names the datacenter as the workplace a look-alike is a side remark. */
const penaltyInDatacenter = 0.25;
const penaltyOfStrongTitle = 0.45;
const strongTitleFrom = 0.6;

export const caps = { peripheral: 75, softwareOnly: 55 };

/** One term of the logit, before it is turned into points. */
export type Term = { code: string; value: number; because: string; facts: string[] };
export type Cap = { code: string; at: number; because: string };

export type Measured = { terms: Term[]; caps: Cap[] };

export function measure(title: Title, mentions: Mention[], suspicions: Suspicion[]): Measured {
  const skills = gather(mentions).map(([id, group]) => ({ id, strength: strengthOf(id, group) }));
  const present = new Set(skills.map(({ id }) => id));
  return {
    terms: [
      titleTerm(title),
      contextTerm(skills),
      ...evidenceTerms(skills),
      breadthTerm(skills),
      ...(title.isPeripheral ? [peripheralTerm] : []),
      ...suspicions.flatMap((it) => penaltyTerm(it, title, present)),
    ].filter(({ value }) => value !== 0),
    caps: [
      ...(title.isPeripheral ? [peripheralCap] : []),
      ...(isSoftwareOnly(title, present) ? [softwareCap] : []),
      ...suspicions.flatMap((it) => capOf(it, title, present)),
    ],
  };
}

type Strength = { id: string; strength: number };

/** How strongly the mentions of one skill indicate a datacenter role, 0–0.97. */
function strengthOf(id: string, mentions: Mention[]): number {
  const weight = skillById.get(id)?.weight ?? 0;
  const best = Math.max(...mentions.map(({ sectionWeight }) => sectionWeight));
  const repeats = 1 + repeatBonus * Math.min(mentions.length - 1, mostRepeats);
  return Math.min(0.97, 0.62 * (weight * best * repeats) ** 1.35);
}

/** Noisy-or over the skills, shared out among their trades by what each takes off the doubt. */
function evidenceTerms(skills: Strength[]): Term[] {
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

function contextTerm(skills: Strength[]): Term {
  const found = skills.filter(({ id }) => dcContextSkills.has(id));
  const doubt = found.reduce(
    (product, { id }) => product * (1 - (skillById.get(id)?.weight ?? 0)),
    1,
  );
  return {
    code: "datacenter",
    value: weights.dcContext * (1 - doubt),
    because: `${namesOf(found.map(({ id }) => id))} as the workplace`,
    facts: found.map(({ id }) => factId(id)),
  };
}

function breadthTerm(skills: Strength[]): Term {
  const technical = skills.filter(({ id }) => !skillById.get(id)?.isContext);
  return {
    code: "breadth",
    value: weights.breadth * Math.min(technical.length, mostBreadth),
    because: `${technical.length} technical subjects`,
    facts: technical.map(({ id }) => factId(id)),
  };
}

function titleTerm({ specificity, role, category }: Title): Term {
  const fact = role?.id ?? category;
  return {
    code: "title",
    value: weights.title * specificity,
    because: role ? `the title of a ${role.name}` : "the words of the title",
    facts: fact ? [`role:${fact}`] : [],
  };
}

const peripheralTerm: Term = {
  code: "peripheral",
  value: weights.peripheral,
  because: "a function beside the facility, by its title",
  facts: [],
};
const peripheralCap = { code: "peripheral", at: caps.peripheral, because: peripheralTerm.because };
const softwareCap = {
  code: "software-only",
  at: caps.softwareOnly,
  because: "no task on the facility or its hardware",
};

const softwareRoles = new Set([
  "network-engineer-dc",
  "cloud-architect",
  "cloud-infrastructure-engineer",
  "devops-sre",
  "storage-platform-engineer",
]);

const isSoftwareOnly = ({ role }: Title, present: Set<string>) =>
  role !== null && softwareRoles.has(role.id) && ![...present].some(isFacility);

function penaltyTerm({ lookAlike, cues }: Suspicion, title: Title, present: Set<string>): Term[] {
  if (!lookAlike.penalty) return [];
  const excuse = isExcused(lookAlike, present) ? penaltyInDatacenter : 1;
  const strong = title.specificity >= strongTitleFrom ? penaltyOfStrongTitle : 1;
  const quotes = [...new Set(cues.map(({ hit }) => hit.alias))].slice(0, 3);
  return [
    {
      code: lookAlike.id,
      value: -lookAlike.penalty * Math.min(excuse, strong),
      because: `speaks of ${quotes.join(", ")}`,
      facts: [],
    },
  ];
}

function capOf({ lookAlike, cues }: Suspicion, title: Title, present: Set<string>): Cap[] {
  if (lookAlike.cap === undefined || isExcused(lookAlike, present)) return [];
  if (lookAlike.unless === "title" && title.specificity >= strongTitleFrom) return [];
  const because = `speaks of ${cues[0]?.hit.alias ?? lookAlike.id}`;
  return [{ code: lookAlike.id, at: lookAlike.cap, because }];
}

const factId = (id: string) => `${skillById.get(id)?.isContext ? "context" : "skill"}:${id}`;

function namesOf(ids: string[]): string {
  const names = ids.slice(0, 4).map((id) => skillById.get(id)?.name ?? id);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
