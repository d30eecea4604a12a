import type { Fact } from "../../model";
import { type Role, portalCategories } from "../../rules";
import { isHandsOn } from "../findings/lookalikes";
import { portalNameOf, skillById } from "../lexicon/taxonomy";
import type { Title } from "../title";

/** Below this score an ad is not about a datacenter at all, and has no category. */
export const categoryFrom = 5;
/** An ad of the same trade elsewhere: its title and its work both say so. */
const enoughOfTrade = 2;

/** Which role a trade speaks for where the title says nothing. */
const roleOfTrade: { [category: string]: Role } = {
  power: "power-cooling",
  generators: "power-cooling",
  cooling: "power-cooling",
  controls: "mep-engineer",
  design: "mep-engineer",
  commissioning: "commissioning",
  construction: "dc-construction",
  operations: "critical-facilities",
  "it-infra": "dc-operations",
  "cloud-ai": "hyperscale",
};

export function categoryOf(title: Title, skills: Fact[], score: number): Role | null {
  if (score >= categoryFrom) return title.category ?? vote(skills);
  return isOfTrade(skills) ? title.category : null;
}

/** Who keeps controls running works on the facility; who only plans and programs them is an engineer. */
const upkeep = new Set(["planned-maintenance", "corrective-maintenance"]);

/** Two kinds of work on a plant, or two of the skills by which clouds are run. */
function isOfTrade(skills: Fact[]): boolean {
  const ids = skills.flatMap(({ id, kind }) => (kind === "skill" ? id : []));
  const ofClouds = ids.filter((id) => skillById.get(id)?.category === "cloud-ai");
  const onPlants = ids.filter((id) => upkeep.has(id) || isHandsOn(id));
  return Math.max(ofClouds.length, onPlants.length) >= enoughOfTrade;
}

function vote(skills: Fact[]): Role | null {
  const votes = new Map<Role, number>();
  const isUpkept = skills.some(({ id }) => upkeep.has(id));
  for (const { id, kind } of skills) {
    const skill = kind === "skill" ? skillById.get(id) : undefined;
    const isKept = isUpkept && skill?.category === "controls";
    const role = skill && roleOfTrade[isKept ? "operations" : skill.category];
    if (role) votes.set(role, (votes.get(role) ?? 0) + skill.weight);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export function portalCategoryOf(category: Role | null) {
  const name = category && portalNameOf(category);
  return portalCategories.find((it) => it === name) ?? null;
}
