import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { wordsOrNull } from "@/modules/records/core/model";
import { languageLevels } from "@/modules/knowledge/analysis/rules";
import {
  lights,
  maxNoteLength,
  maxReasonLength,
  maxRequirements,
  maxYears,
  overrideEvents,
  ownerKinds,
  requirementKinds,
  severities,
  minReasonLength,
  shortfalls,
} from "./rules";

/** Who is to start where, and when. */
export const Start = z.object({
  candidateId: z.uuid(),
  clientId: z.uuid().nullish(),
  siteId: z.uuid().nullish(),
  projectId: z.uuid().nullish(),
  /** The first working day; today where nobody says. */
  startDate: z.iso.date().nullish(),
  /** The last; nothing has to hold longer than the first day where nobody says. */
  endDate: z.iso.date().nullish(),
  /** The overrides of this deployment count. */
  deploymentId: z.uuid().nullish(),
});
export type Start = z.infer<typeof Start>;

const day = z.iso.date("Invalid date").optional();

/** The same as an address asks it. */
export const StartQuery = z.object({
  client: z.uuid().optional(),
  site: z.uuid().optional(),
  project: z.uuid().optional(),
  from: day,
  until: day,
});
export type StartQuery = z.infer<typeof StartQuery>;

export const StartOverride = z.object({
  id: z.uuid(),
  deploymentId: z.uuid(),
  blocker: z.string(),
  state: z.enum(overrideEvents),
  reason: z.string().nullable(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  /** Whether whoever asks this question has asked for it, and so cannot approve it. */
  isOwn: z.boolean(),
  /** Who approved, declined or withdrew it. */
  settledBy: z.string().nullable(),
  settledAt: z.iso.datetime().nullable(),
});
export type StartOverride = z.infer<typeof StartOverride>;

export const RequirementOwner = z.object({ kind: z.enum(ownerKinds), id: z.uuid() });

/** One line of a requirement set. */
export const Requirement = z.object({
  kind: z.enum(requirementKinds),
  /** The taxonomy's id, a language's code, `identity`, or `datacentre` for years. */
  what: z.string(),
  level: z.enum(languageLevels).nullable(),
  years: z.number().nullable(),
  isRequired: z.boolean(),
  note: z.string().nullable(),
});
export type Requirement = z.infer<typeof Requirement>;

export const RequirementSet = z.object({
  owner: RequirementOwner,
  /** 0 while nobody has asked anything yet. */
  version: z.number().int(),
  requirements: z.array(Requirement.extend({ name: z.string().nullable() })),
});
export type RequirementSet = z.infer<typeof RequirementSet>;

const note = wordsOrNull(maxNoteLength);
const common = { isRequired: z.boolean().default(true), note };

export const NewRequirement = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("certificate"),
    what: z.string().min(1, "Required").max(80),
    ...common,
  }),
  z.object({ kind: z.literal("identity"), ...common }),
  z.object({
    kind: z.literal("language"),
    what: z.string().regex(/^[a-z]{2}$/, "Required"),
    level: z.enum(languageLevels, required),
    ...common,
  }),
  z.object({
    kind: z.literal("years"),
    years: z.number("Invalid number").positive("Invalid number").max(maxYears, "Invalid number"),
    ...common,
  }),
]);
export type NewRequirement = z.infer<typeof NewRequirement>;

/** The whole set as somebody leaves it, and which version they began from. */
export const RequirementSetChange = z.object({
  version: z.number().int(),
  requirements: z.array(NewRequirement).max(maxRequirements),
});
export type RequirementSetChange = z.infer<typeof RequirementSetChange>;

const source = RequirementOwner.extend({ isRequired: z.boolean(), note: z.string().nullable() });

/** What several sets ask together. */
const AskedRequirement = Requirement.omit({ note: true }).extend({
  name: z.string().nullable(),
  accepts: z.array(z.string()),
  leadDays: z.number().int().nullable(),
  from: z.array(source),
});

const StartBlocker = z.object({
  key: z.string(),
  kind: z.enum(requirementKinds),
  what: z.string(),
  level: z.enum(languageLevels).nullable(),
  years: z.number().nullable(),
  name: z.string().nullable(),
  why: z.enum(shortfalls),
  expiresOn: z.iso.date().nullable(),
  severity: z.enum(severities),
  from: z.array(source),
  leadDays: z.number().int().nullable(),
  isInTime: z.boolean().nullable(),
});

const StartLight = z.enum(lights);

export const StartCheck = z.object({
  candidateId: z.uuid(),
  candidateName: z.string(),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  light: StartLight,
  canStart: z.boolean(),
  /** Whose sets were looked at, and what they are called. */
  owners: z.array(RequirementOwner.extend({ name: z.string() })),
  asked: z.array(AskedRequirement),
  blockers: z.array(StartBlocker.extend({ override: StartOverride.nullable() })),
  overrides: z.array(StartOverride),
});
export type StartCheck = z.infer<typeof StartCheck>;

export const OverrideRequest = z.object({
  /** The key of the blocker. */
  blocker: z.string().min(1, "Required").max(200),
  reason: z
    .string(required)
    .trim()
    .min(minReasonLength, "Explain in a sentence why it is safe to start anyway.")
    .max(maxReasonLength),
});
export type OverrideRequest = z.infer<typeof OverrideRequest>;
