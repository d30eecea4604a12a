import { z } from "zod";
import { wordsOrNull } from "@/modules/records/core/model";
import { languageLevels } from "@/modules/knowledge/analysis/rules";
import {
  lights,
  longestNote,
  mostRequirements,
  mostYears,
  ownerKinds,
  requirementKinds,
  severities,
  shortfalls,
} from "./rules";

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

const note = wordsOrNull(longestNote);
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
    level: z.enum(languageLevels, "Required"),
    ...common,
  }),
  z.object({
    kind: z.literal("years"),
    years: z.number("Invalid number").positive("Invalid number").max(mostYears, "Invalid number"),
    ...common,
  }),
]);
export type NewRequirement = z.infer<typeof NewRequirement>;

/** The whole set as somebody leaves it, and which version they began from. */
export const RequirementSetChange = z.object({
  version: z.number().int(),
  requirements: z.array(NewRequirement).max(mostRequirements),
});
export type RequirementSetChange = z.infer<typeof RequirementSetChange>;

const source = RequirementOwner.extend({ isRequired: z.boolean(), note: z.string().nullable() });

/** What several sets ask together. */
export const AskedRequirement = Requirement.omit({ note: true }).extend({
  name: z.string().nullable(),
  accepts: z.array(z.string()),
  leadDays: z.number().int().nullable(),
  from: z.array(source),
});

export const StartBlocker = z.object({
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

export const StartLight = z.enum(lights);
