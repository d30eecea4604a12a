import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import {
  claimKinds,
  everyBasis,
  legalBases,
  maxGroundLength,
  restrictionGrounds,
} from "../legal-bases/rules";
import { RecordIds, wordsOrNull } from "@/modules/records/core/model";
import {
  channels,
  chosenChannels,
  consentRefusals,
  maxProofLength,
  purposes,
  retentionRules,
} from "../rules";

export const Consent = z.object({
  id: z.uuid(),
  purpose: z.enum(purposes),
  textVersion: z.string(),
  language: z.string().nullable(),
  channel: z.enum(channels),
  givenAt: z.iso.datetime(),
  proof: z.string().nullable(),
  recordedBy: z.string(),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnBy: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;

const Words = z.object({ en: z.string(), nl: z.string(), de: z.string() });

const Ground = z.object({
  id: z.uuid(),
  purpose: z.enum(purposes),
  basis: z.enum(legalBases),
  note: z.string(),
  since: z.iso.date(),
  until: z.iso.date().nullable(),
  recordedAt: z.iso.datetime(),
  recordedBy: z.string(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string().nullable(),
});

const Restriction = z.object({
  ground: z.enum(restrictionGrounds),
  note: z.string().nullable(),
  at: z.iso.datetime(),
  by: z.string(),
});

export const ConsentOverview = z.object({
  /** The newest first; what was withdrawn stays as history. */
  consents: z.array(Consent),
  retention: z.object({
    until: z.iso.date(),
    rule: z.enum([...retentionRules.map(({ id }) => id), "turned-down"]),
    days: z.number().int(),
    from: z.iso.date(),
  }),
  /** Null where nobody has to be told, because they applied themselves. */
  information: z
    .object({ dueOn: z.iso.date(), informedAt: z.iso.datetime().nullable() })
    .nullable(),
  lastContactAt: z.iso.datetime().nullable(),
  /** Since when they do not want to be approached. */
  objectedAt: z.iso.datetime().nullable(),
  /** Why the data may only be kept at present. */
  restriction: Restriction.nullable(),
  /** What each use of the data rests on today; null where it may not be used so. */
  bases: z.array(
    z.object({
      purpose: z.enum(purposes),
      rests: z
        .object({
          kind: z.enum(claimKinds),
          basis: z.enum(everyBasis),
          since: z.iso.date(),
          until: z.iso.date().nullable(),
        })
        .nullable(),
    }),
  ),
  /** What somebody recorded besides consents, the newest first. */
  grounds: z.array(Ground),
  /** What a person is asked to agree to at present. */
  texts: z.object({ version: z.string(), words: z.record(z.enum(purposes), Words) }),
});
export type ConsentOverview = z.infer<typeof ConsentOverview>;

export const NewConsent = z.object({
  purpose: z.enum(purposes, required),
  channel: z.enum(channels, required),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, "Required")
    .nullable()
    .default(null),
  /** Today where nobody says. */
  givenOn: z.iso.date("Invalid date").optional(),
  proof: wordsOrNull(maxProofLength),
});
export type NewConsent = z.infer<typeof NewConsent>;

/** The same of many people, never without the evidence. */
export const NewConsents = RecordIds.extend({
  purpose: z.enum(purposes, required),
  channel: z.enum(chosenChannels, required),
  language: NewConsent.shape.language,
  givenOn: z.iso.date("Invalid date"),
  proof: z.string(required).trim().min(1, "Required").max(maxProofLength),
});
export type NewConsents = z.infer<typeof NewConsents>;

const Refused = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  refusal: z.enum(consentRefusals),
});
export type ConsentRefusal = z.infer<typeof Refused>["refusal"];

/** What was noted, and of whom it was not, and why. */
export const ConsentsNoted = z.object({
  consentIds: z.array(z.uuid()),
  refused: z.array(Refused),
});
export type ConsentsNoted = z.infer<typeof ConsentsNoted>;

export const NewGround = z.object({
  purpose: z.enum(purposes, required),
  basis: z.enum(legalBases, required),
  note: z
    .string(required)
    .trim()
    .min(1, "Explain why this legal basis applies.")
    .max(maxGroundLength),
  until: z.iso.date("Invalid date").nullable().default(null),
});
export type NewGround = z.infer<typeof NewGround>;

/** An erasure restricts by itself; whoever restricts by hand says another reason. */
export const NewRestriction = z.object({
  ground: z.enum(restrictionGrounds, required).exclude(["erasure"]),
  note: wordsOrNull(maxGroundLength),
});
