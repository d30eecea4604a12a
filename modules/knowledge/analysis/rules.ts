/** Match thresholds, specification §4 and §9: half-open bands over a score of 0 to 100. */
export const hardTargetFrom = 80;
export const softTargetFrom = 60;
export const strongMatchFrom = 90;

export const targetClasses = ["hard-target", "soft-target", "potential"] as const;
export type TargetClass = (typeof targetClasses)[number];

export function targetClassOf(score: number): TargetClass {
  if (score >= hardTargetFrom) return "hard-target";
  return score >= softTargetFrom ? "soft-target" : "potential";
}

/** Role options of specification §9, in its order. */
export const roles = [
  "critical-facilities",
  "mep-engineer",
  "dc-operations",
  "commissioning",
  "dc-construction",
  "power-cooling",
  "dc-architect",
  "hyperscale",
] as const;
export type Role = (typeof roles)[number];

/** System options of specification §9, in its order. */
export const systems = [
  "ups-systems",
  "cooling-systems",
  "bms-dcim",
  "generators",
  "redundancy",
] as const;
export type System = (typeof systems)[number];

/** Labels of the portal's category filter, specification §2. */
export const portalCategories = [
  "Critical Facilities",
  "Design & Engineering",
  "DC Operations",
  "Cloud Infrastructure",
] as const;

/** Words that every search adds to the chosen roles and systems, specification §7. */
export const fixedKeywords = ["datacenter", "data center", "colocation", "hyperscale"] as const;

/** Search words for the chosen roles and systems, then the fixed four, each once. */
export function keywordsFor(chosenRoles: Role[], chosenSystems: System[]): string[] {
  const words = [...chosenRoles, ...chosenSystems].map((slug) => slug.replaceAll("-", " "));
  return [...new Set([...words, ...fixedKeywords])];
}

/** Levels of the Common European Framework of Reference, lowest first. */
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** The forms of contract an ad may offer. */
export const contractKinds = ["permanent", "contract", "temporary", "freelance"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** What a person can correct of that which an ad was read to ask for. */
export const correctableFacts = ["skill", "system", "certificate"] as const;
/** And of what it demands besides: `de~B2`, years in datacenters, `yes` or `no`. */
export const correctableDemands = ["language", "years", "shifts"] as const;
export const correctableKinds = [...correctableFacts, ...correctableDemands] as const;

/** Why a skill that an ad names is doubted: its words, the title, what stands around it or where, that it stands alone, or that it is seldom meant. */
export const doubtGrounds = ["words", "title", "around", "place", "alone", "seldom"] as const;
export type DoubtGround = (typeof doubtGrounds)[number];

/** Demanded, only wished for, or not asked for at all. */
export const needs = ["required", "wished", "nothing"] as const;
export type Need = (typeof needs)[number];
