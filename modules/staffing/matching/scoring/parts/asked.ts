import type { JobDemand } from "../../model";
import { componentWeights, minKnownShare, fullSkillsWeight } from "../../rules";
import { weightOf } from "./skills";

const { skills, role, certificates, systems, experience, pay, terms } = componentWeights;
const trade = skills + role + certificates + systems;

/** How much of the trade a job asks for, 0–1, by the weight of what it names. */
export function substanceOf(demand: JobDemand): number {
  const named = demand.skills.reduce((sum, skill) => sum + weightOf(skill), 0);
  const asked =
    skills * Math.min(1, named / fullSkillsWeight) +
    (demand.role ? role : 0) +
    (demand.certificates.length > 0 ? certificates : 0) +
    (demand.systems.length > 0 ? systems : 0);
  return asked / trade;
}

/** The weight of all parts that this job looks at. */
const askedWeight = (demand: JobDemand): number =>
  (demand.skills.length > 0 ? skills : 0) +
  (demand.role ? role : 0) +
  (demand.certificates.length > 0 ? certificates : 0) +
  (demand.systems.length > 0 ? systems : 0) +
  (demand.payMax !== null && demand.payCurrency !== null ? pay : 0) +
  experience +
  terms;

/** The least weight that has to be known of somebody before a score for this job says anything. */
export const leastWeight = (demand: JobDemand): number => minKnownShare * askedWeight(demand);
