import { z } from "zod";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { PayWish } from "./model";
import { contractWishes, languageLevels, statuses } from "./rules";

export const HeldCertificate = z.object({
  /** The taxonomy's id: `nen3140-vp`. */
  id: z.string(),
  /** Its last valid day; null where it does not expire or nobody knows. */
  expiresOn: z.iso.date().nullable(),
});
export type HeldCertificate = z.infer<typeof HeldCertificate>;

/** All of a candidate that a score may look at. No name, age, gender, nationality or address is in it, on purpose. */
export const CandidateFacts = z.object({
  id: z.string(),
  status: z.enum(statuses),
  hasConsent: z.boolean(),
  retainUntil: z.iso.date().nullable(),
  role: z.enum(roles).nullable(),
  /** ISO 3166 alpha-2, all the countries they would work in; empty where nobody asked. */
  willingCountries: z.array(z.string()),
  /** ISO 639-1 to level; empty where nobody asked. */
  languages: z.record(z.string(), z.enum(languageLevels)),
  yearsTotal: z.number().nullable(),
  yearsDatacentre: z.number().nullable(),
  /** Ids of the taxonomy's skills. */
  skills: z.array(z.string()),
  systems: z.array(z.enum(systems)),
  certificates: z.array(HeldCertificate),
  pay: PayWish.nullable(),
  availableFrom: z.iso.date().nullable(),
  contract: z.enum(contractWishes).nullable(),
  worksShifts: z.boolean().nullable(),
});
export type CandidateFacts = z.infer<typeof CandidateFacts>;
