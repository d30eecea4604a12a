import type { Fact } from "../../model";
import { type Role, portalCategories } from "../../rules";
import { portalNameOf, skillById } from "../lexicon/taxonomy";
import type { Title } from "../title";

/** Below this score an ad is not about a datacenter at all, and has no category. */
export const categoryFrom = 5;

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
  if (score < categoryFrom) return null;
  return title.category ?? vote(skills);
}

function vote(skills: Fact[]): Role | null {
  const votes = new Map<Role, number>();
  for (const { id, kind } of skills) {
    const skill = kind === "skill" ? skillById.get(id) : undefined;
    const role = skill && roleOfTrade[skill.category];
    if (role) votes.set(role, (votes.get(role) ?? 0) + skill.weight);
  }
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

export function portalCategoryOf(category: Role | null) {
  const name = category && portalNameOf(category);
  return portalCategories.find((it) => it === name) ?? null;
}
