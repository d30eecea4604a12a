import type { Role } from "@/modules/knowledge/analysis/rules";

/** Share of the score each component carries where everything is known. */
export const componentWeights = {
  skills: 45,
  role: 20,
  certificates: 10,
  systems: 8,
  experience: 7,
  pay: 5,
  terms: 5,
} as const;
export type Component = keyof typeof componentWeights;

/** Share of the asked skills, by their weight, that counts as all: nobody has everything an ad lists. */
export const fullCoverage = 0.6;
/** What a more general or more special skill counts for. */
export const relatedCredit = 0.6;
/** A skill that stands in every building still weighs something. */
export const minSkillWeight = 0.05;
/** What only datacenters have tells of an ad what it is, and not that it is most of the work: DCIM may be one task of ten. */
export const maxSkillWeight = 0.5;
/** What an ad only wishes for counts for half. */
export const preferredWeight = 0.5;
export const adjacentRole = 0.5;
/** Years in datacenters that count as all, where the ad names none. */
export const defaultYears = 3;
/** Above the job's pay by this share and more, pay counts for nothing. */
export const payReach = 0.3;
/** Available up to this many days after the start counts for half. */
export const lateDays = 30;
/** What a language asks for where only the ad's own words do: one works and reads on one's own. */
export const ownLanguageLevel = "B2";

/** Multipliers of the whole score; a blocker by the law says so besides. */
export const gateFactors = { country: 0.3, language: 0.45, shift: 0.5 } as const;
export const gateKinds = ["country", "language", "shift", "vague"] as const;
export type Gate = (typeof gateKinds)[number];

/** A job that asks for less of the trade than this share of the weight scores everybody down by as much. */
export const minDemandWeight = 0.35;
/** Asked skills that weigh this much together are a whole question; one that every trade has is hardly any. */
export const fullSkillsWeight = 0.6;
/** Of somebody of whom less than this share is known of what a job looks at, a score says too little to act on. */
export const minKnownShare = 1 / 3;

/** Roles next door: half of what the same role counts. */
export const adjacentRoles: readonly (readonly [Role, Role])[] = [
  ["critical-facilities", "power-cooling"],
  ["critical-facilities", "dc-operations"],
  ["critical-facilities", "mep-engineer"],
  ["power-cooling", "commissioning"],
  ["power-cooling", "dc-architect"],
  ["commissioning", "dc-construction"],
  ["commissioning", "mep-engineer"],
  ["dc-construction", "mep-engineer"],
  ["dc-architect", "mep-engineer"],
  ["dc-operations", "hyperscale"],
];

/** A pair is kept from this score on. */
export const minKeptScore = 50;
/** A pair of which less than this share is known shows no score. */
export const minKnownShareShown = 0.5;
/** A match from this score on is news (specification §3, `new_match`). */
export const minNewsScore = 80;

/** Why a candidate cannot take a job as things stand; shown, never hidden, and a person may override it. */
export const blockerKinds = [
  "status",
  "consent",
  "retention",
  "country",
  "language",
  "permit",
] as const;
export type BlockerKind = (typeof blockerKinds)[number];

/** As many candidates as a page of the ranking shows. */
export const rankingPageSize = 50;
export const maxRankingPageSize = 200;
/** Pairs that are kept per job and per candidate, the best first; everything else is computed when it is asked for. */
export const keptPerJob = 50;
export const keptPerCandidate = 50;
export const noteMin = 3;
export const noteMax = 500;
