import { relativesOf, skillWeightOf } from "@/modules/knowledge/analysis";
import { findInputs, type Found, type Ground } from "../inputs";
import type { JobDemand } from "../../model";
import {
  fullCoverage,
  minSkillWeight,
  maxSkillWeight,
  preferredWeight,
  relatedCredit,
} from "../../rules";

/** What one asked skill weighs: its specificity, half of it where the ad only wishes for it. */
export const weightOf = ({ id, isRequired }: JobDemand["skills"][number]): number =>
  Math.min(maxSkillWeight, Math.max(minSkillWeight, skillWeightOf(id))) *
  (isRequired ? 1 : preferredWeight);

/** The covered share, 0–1, where `fullCoverage` counts as all. */
export const coverageValue = (covered: number, asked: number): number =>
  Math.min(1, covered / asked / fullCoverage);

export function skillsPart({ demand, facts }: Ground): Found {
  if (demand.skills.length === 0) return findInputs("skills", {});
  if (facts.skills.length === 0) return findInputs("skills", { unknown: ["skills"] });
  const held = new Set(facts.skills);
  const told = { matched: [] as string[], near: [] as string[], missing: [] as string[] };
  let [covered, asked] = [0, 0];
  for (const skill of demand.skills) {
    const weight = weightOf(skill);
    asked += weight;
    if (held.has(skill.id)) {
      covered += weight;
      told.matched.push(skill.id);
    } else if (!held.isDisjointFrom(relativesOf(skill.id))) {
      covered += weight * relatedCredit;
      told.near.push(skill.id);
    } else told.missing.push(skill.id);
  }
  return findInputs("skills", { value: coverageValue(covered, asked), ...told });
}

export function systemsPart({ demand, facts }: Ground): Found {
  if (demand.systems.length === 0) return findInputs("systems", {});
  if (facts.systems.length === 0) return findInputs("systems", { unknown: ["systems"] });
  const matched = demand.systems.filter((it) => facts.systems.includes(it));
  const missing = demand.systems.filter((it) => !facts.systems.includes(it));
  return findInputs("systems", { value: matched.length / demand.systems.length, matched, missing });
}
