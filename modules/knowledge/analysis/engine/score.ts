import { breadthTerm, contextTerm, evidenceTerms, strengthOf } from "./evidence";
import type { Mentioned } from "./facts";
import type { Suspicion } from "./lookalikes";
import {
  capOf,
  isSoftwareOnly,
  penaltyTerm,
  peripheralCap,
  peripheralTerm,
  softwareCap,
} from "./penalties";
import type { Title } from "./title";
import { workplaceCaps } from "./workplace";
import { type Measured, type Term, weights } from "./weights";

/** What speaks for the ad, what against it, and how high it may come at most. */
export function measure(title: Title, mentioned: Mentioned[], suspicions: Suspicion[]): Measured {
  const skills = mentioned.map(([id, group]) => ({
    id,
    strength: strengthOf(id, group),
    isPassing: group.every(({ isPassing }) => isPassing),
    times: group.length,
  }));
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
      ...workplaceCaps(title, skills),
      ...suspicions.flatMap((it) => capOf(it, title, present)),
    ],
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
