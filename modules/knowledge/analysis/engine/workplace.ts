import type { Strength } from "./evidence";
import { datacenterSkills, dcContextSkills, skillById } from "./taxonomy";
import type { Title } from "./title";
import type { Cap } from "./weights";

/** A role that is hardly found elsewhere. */
const tellingRoleFrom = 0.85;
/** A skill that is hardly found elsewhere, and how many of them make up for a name. */
const tellingSkillFrom = 0.8;
const enoughTelling = 2;
/** A skill of the plant, its building or its hardware; without any, one naming is a side remark. */
const plantSkillFrom = 0.2;
/** A skill that at least belongs to critical power or cooling. */
const sectorSkillFrom = 0.55;

export const passingCap = {
  code: "passing",
  at: 78,
  because: "a datacenter is one workplace among others",
};
export const elsewhereCap = {
  code: "elsewhere",
  at: 55,
  because: "nothing names a datacenter",
};

/** How high an ad may come by what it says of the workplace; more of it never lowers the cap. */
export function workplaceCaps(title: Title, skills: Strength[]): Cap[] {
  if (isTelling(title)) return [];
  const weights = skills
    .filter(({ id }) => !dcContextSkills.has(id))
    .map(({ id }) => skillById.get(id)?.weight ?? 0);
  const isAtWork = weights.some((weight) => weight >= plantSkillFrom);
  const named = skills.filter(({ id, isPassing }) => datacenterSkills.has(id) && !isPassing);
  if (named.length > 0 && (isAtWork || named.some(({ times }) => times > 1))) return [];
  if (weights.filter((weight) => weight >= tellingSkillFrom).length >= enoughTelling) return [];
  const isNamed = skills.some(({ id }) => dcContextSkills.has(id));
  const isInSector = weights.some((weight) => weight >= sectorSkillFrom);
  return [isNamed || isInSector ? passingCap : elsewhereCap];
}

const isTelling = ({ namesDatacenter, role }: Title) =>
  namesDatacenter || (role !== null && role.dcSpecificity >= tellingRoleFrom);
