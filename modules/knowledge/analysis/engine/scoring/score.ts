import {
  breadthTerm,
  contextTerm,
  depthOf,
  evidenceTerms,
  strengthOf,
  type Strength,
} from "../findings/evidence";
import type { Mentioned } from "../findings/facts";
import type { Mention } from "../findings/mentions";
import { type Suspicion, isFacility } from "../findings/lookalikes";
import type { Title } from "../title";
import { capOf, penaltyTerm } from "./look-alike-terms";
import { peripheralTerm, titleCaps } from "./title-caps";
import { onePlaceCaps } from "./one-place";
import { type Measured, type Term, weights, type Cap } from "./weights";
import { datacenterSkills, dcContextSkills, skillById } from "../lexicon/taxonomy";

/** A role that is hardly found elsewhere. */
const tellingRoleFrom = 0.85;
/** A skill that is hardly found elsewhere, and how many of them make up for a name. */
const tellingSkillFrom = 0.8;
const enoughTelling = 2;
/** A skill of the plant, its building or its hardware; without any, one naming is a side remark. */
const plantSkillFrom = 0.2;
/** A skill that at least belongs to critical power or cooling. */
const sectorSkillFrom = 0.6;

/** Who serves critical plant at many sites serves datacenters where these are named first. */
const plantCategories = new Set(["commissioning", "power-cooling", "critical-facilities"]);
/** Plant that an ordinary building hardly has, and how much of it makes an ad one of critical plant. */
const criticalSkillFrom = 0.35;
const enoughCritical = 2;

const isCritical = (skills: Strength[]): boolean =>
  skills.filter(({ id, skill }) => isFacility(id) && (skill?.weight ?? 0) >= criticalSkillFrom)
    .length >= enoughCritical;

const passingCap = {
  code: "passing",
  at: 78,
  because: "a datacenter is one workplace among others",
};
const elsewhereCap = {
  code: "elsewhere",
  at: 55,
  because: "nothing names a datacenter",
};

/** How high an ad may come by what it says of the workplace; more of it never lowers the cap. */
function workplaceCaps(title: Title, skills: Strength[]): Cap[] {
  if (isTelling(title)) return [];
  const weights = skills
    .filter(({ id }) => !dcContextSkills.has(id))
    .map(({ skill }) => skill?.weight ?? 0);
  const isAtWork = weights.some((weight) => weight >= plantSkillFrom);
  const isPlant = plantCategories.has(title.category ?? "") && isCritical(skills);
  const named = skills.filter(
    ({ id, isPassing, isFirst }) =>
      datacenterSkills.has(id) && (!isPassing || (isFirst && isPlant)),
  );
  if (named.length > 0 && (isAtWork || named.some(({ times }) => times > 1))) return [];
  if (weights.filter((weight) => weight >= tellingSkillFrom).length >= enoughTelling) return [];
  const isNamed = skills.some(({ id }) => dcContextSkills.has(id));
  const isInSector = weights.some((weight) => weight >= sectorSkillFrom);
  return [isNamed || isInSector ? passingCap : elsewhereCap];
}

const isTelling = ({ namesDatacenter, role }: Title) =>
  namesDatacenter || (role !== null && role.dcSpecificity >= tellingRoleFrom);

const isPassing = (mention: Mention) => mention.isPassing;
const isFirst = (mention: Mention) => mention.isFirst;

function strengthIn([id, group]: Mentioned): Strength {
  const skill = skillById.get(id);
  return {
    id,
    skill,
    strength: strengthOf(skill, group),
    isPassing: group.every(isPassing),
    isFirst: group.some(isFirst),
    times: group.length,
  };
}

/** What speaks for the ad, what against it, and how high it may come at most. */
export function measure(title: Title, mentioned: Mentioned[], suspicions: Suspicion[]): Measured {
  const skills = mentioned.map(strengthIn);
  const present = new Set(skills.map(({ id }) => id));
  return {
    terms: [
      titleTerm(title),
      contextTerm(skills),
      ...evidenceTerms(skills),
      breadthTerm(skills),
      ...plantTerm(title, skills),
      ...(title.isPeripheral ? [peripheralTerm] : []),
      ...suspicions.flatMap((it) => penaltyTerm(it, title, present)),
    ].filter(({ value }) => value !== 0),
    depth: depthOf(skills),
    caps: [
      ...titleCaps(title, present),
      ...workplaceCaps(title, skills),
      ...onePlaceCaps(title, mentioned),
      ...suspicions.flatMap((it) => capOf(it, title, present)),
    ],
  };
}

/** How little a title may say, and how many things of the plant and of running it say the rest. */
const vagueUpTo = 0.25;
const enoughOfPlant = 2;

/** "Technician" says little, but over the plant of the one datacenter where the work is it says no less than a trade does. */
function plantTerm(title: Title, skills: Strength[]): Term[] {
  const { specificity, isPeripheral, isOther, isSoftware, isProgrammer } = title;
  const isVague = specificity <= vagueUpTo && !isPeripheral && !isOther && !isSoftware;
  if (!isVague || isProgrammer) return [];
  if (!skills.some(({ id, isPassing }) => datacenterSkills.has(id) && !isPassing)) return [];
  const plant = skills.filter(
    ({ skill }) => skill && !skill.isContext && skill.weight >= plantSkillFrom,
  );
  if (plant.length < enoughOfPlant || !plant.some(({ id }) => isFacility(id))) return [];
  const facts = plant.map(({ id }) => `skill:${id}`);
  return [{ code: "plant", value: weights.plant, because: "work on its plant", facts }];
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
