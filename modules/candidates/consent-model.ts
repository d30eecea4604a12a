import { z } from "zod";
import { wordsOrNull } from "@/modules/records/model";
import { channels, longestProof, purposes, retentionRules } from "./rules";

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

export const ConsentOverview = z.object({
  /** The newest first; what was withdrawn stays as history. */
  consents: z.array(Consent),
  retention: z.object({
    until: z.iso.date(),
    rule: z.enum(retentionRules.map(({ id }) => id)),
    days: z.number().int(),
    from: z.iso.date(),
  }),
  /** Null where nobody has to be told, because they applied themselves. */
  information: z
    .object({ dueOn: z.iso.date(), informedAt: z.iso.datetime().nullable() })
    .nullable(),
  lastContactAt: z.iso.datetime().nullable(),
  /** What a person is asked to agree to at present. */
  texts: z.object({ version: z.string(), words: z.record(z.enum(purposes), Words) }),
});
export type ConsentOverview = z.infer<typeof ConsentOverview>;

export const NewConsent = z.object({
  purpose: z.enum(purposes, "Required"),
  channel: z.enum(channels, "Required"),
  language: z
    .string()
    .regex(/^[a-z]{2}$/, "Required")
    .nullable()
    .default(null),
  /** Today where nobody says. */
  givenOn: z.iso.date("Invalid date").optional(),
  proof: wordsOrNull(longestProof),
});
export type NewConsent = z.infer<typeof NewConsent>;
