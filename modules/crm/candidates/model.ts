import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import {
  country,
  day,
  Happening,
  recordShape,
  statusesOf,
  words,
} from "@/modules/records/core/model";
import { type LanguageLevel, roles, systems } from "@/modules/knowledge/analysis/rules";
import { contractWishes, languageLevels, origins, payPeriods, statuses } from "./rules";

export const PayWish = z.object({
  /** Whole units of the currency per period. */
  amount: z.number("Invalid number").positive("Invalid number"),
  currency: z.string().length(3, "Invalid currency"),
  period: z.enum(payPeriods),
});

/** A candidate as lists answer it (specification §3). */
export const Candidate = z.object({
  id: z.uuid(),
  /** What people say aloud: C-0042. */
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  linkedin: z.string().nullable(),
  location: z.string().nullable(),
  /** As the specification writes it: UK, not GB. */
  country: z.string().nullable(),
  headline: z.string().nullable(),
  status: z.enum(statuses),
  role: z.enum(roles).nullable(),
  /** A numeric string in `salaryCurrency` per `salaryPeriod`. */
  salaryExpectation: z.string().nullable(),
  salaryCurrency: z.string().nullable(),
  salaryPeriod: z.enum(payPeriods).nullable(),
  /** `id` is the taxonomy's; null for a skill that it does not know. */
  skills: z.array(z.object({ id: z.string().nullable(), name: z.string() })),
  systems: z.array(z.enum(systems)),
  availableFrom: z.iso.date().nullable(),
  noticeDays: z.number().int().nullable(),
  gdprConsent: z.boolean(),
  dataRetentionUntil: z.iso.date(),
  origin: z.enum(origins),
  ...recordShape,
});
export type Candidate = z.infer<typeof Candidate>;

export const Certificate = z.object({
  id: z.uuid(),
  /** The taxonomy's id. */
  certificate: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  issuedOn: z.iso.date().nullable(),
  expiresOn: z.iso.date().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedBy: z.string().nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

export const CandidateRecord = Candidate.extend({
  summary: z.string().nullable(),
  statusReason: z.string().nullable(),
  statusUntil: z.iso.date().nullable(),
  willingCountries: z.array(z.string()),
  languages: z.record(z.string(), z.enum(languageLevels)),
  yearsTotal: z.number().nullable(),
  yearsDatacentre: z.number().nullable(),
  contract: z.enum(contractWishes).nullable(),
  worksShifts: z.boolean().nullable(),
  consentAt: z.iso.datetime().nullable(),
  /** Since when the data may only be kept. */
  restrictedAt: z.iso.datetime().nullable(),
  certificates: z.array(Certificate),
  history: z.array(Happening),
});
export type CandidateRecord = z.infer<typeof CandidateRecord>;

const name = (sentence: string) => singleLine(required).min(1, sentence).max(80);
const years = z.number("Invalid number").min(0).max(60).nullable().optional();

export const NewCertificate = z
  .object({
    certificate: singleLine().min(1, "Required").max(80),
    number: words(80),
    issuedOn: day,
    expiresOn: day,
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
    message: "The expiry date is before the issue date.",
    path: ["expiresOn"],
  });

const fields = {
  firstName: name("First name is required"),
  lastName: name("Last name is required"),
  email: words(254).pipe(z.email("Invalid email address").nullish()),
  phone: words(40),
  linkedin: words(300),
  location: words(120),
  country: country.nullable().optional(),
  headline: words(160),
  summary: words(4000),
  role: z.enum(roles).nullable().optional(),
  willingCountries: z.array(country).max(40).optional(),
  languages: z.record(z.string().regex(/^[a-z]{2}$/), z.enum(languageLevels)).optional(),
  yearsTotal: years,
  yearsDatacentre: years,
  /** Ids, names or aliases of the taxonomy's skills; other words are kept as they are. */
  skills: z.array(singleLine().min(1).max(80)).max(100).optional(),
  systems: z.array(z.enum(systems)).optional(),
  pay: PayWish.nullable().optional(),
  availableFrom: day,
  noticeDays: z.int("Invalid number").min(0).max(365).nullable().optional(),
  contract: z.enum(contractWishes).nullable().optional(),
  worksShifts: z.boolean().nullable().optional(),
  gdprConsent: z.boolean().optional(),
  origin: z.enum(origins, required),
  certificates: z.array(NewCertificate).max(100).optional(),
};

export const NewCandidate = z.object({
  ...fields,
  status: z.enum(["active", "passive"]).optional(),
});
export type NewCandidate = z.infer<typeof NewCandidate>;

/** What is changed, and which version of the record the change was made from. */
export const CandidateChanges = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int() })
  .strict();
export type CandidateChanges = z.infer<typeof CandidateChanges>;

export const StatusChange = z.object({
  version: z.number().int(),
  status: z.enum(statuses),
  reason: words(500),
  /** When to think again; asked for with the blacklist. */
  until: day,
});
export type StatusChange = z.infer<typeof StatusChange>;

export const { StatusesChange, StatusesBack, StatusesMoved } = statusesOf(statuses);

/** What somebody has to show; null or empty where nobody asked. */
export type Held = {
  certificates: { certificate: string; expiresOn: string | null; isVerified: boolean }[];
  identity: { isVerified: boolean; expiresOn: string | null } | null;
  languages: { [code: string]: LanguageLevel | undefined };
  yearsDatacentre: number | null;
};
