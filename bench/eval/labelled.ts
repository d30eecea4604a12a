import { z } from "zod";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { contractWishes, payPeriods, statuses } from "@/modules/crm/candidates/rules";

/** A candidate as the labels describe one: one line of candidates.jsonl. */
export const LabelledCandidate = z.object({
  id: z.string(),
  status: z.enum(statuses),
  roleGroup: z.enum(roles).nullable().catch(null),
  willingCountries: z.array(z.string()),
  languages: z.record(z.string(), z.enum(languageLevels)),
  yearsTotal: z.number().nullable(),
  yearsDatacentre: z.number().nullable(),
  skills: z.array(z.string()),
  systems: z.array(z.enum(systems)),
  certifications: z.array(z.object({ id: z.string(), expires: z.string().nullable() })),
  salaryExpectation: z
    .object({ amount: z.number(), currency: z.string(), period: z.enum(payPeriods) })
    .nullable(),
  contract: z.enum(contractWishes).nullable(),
  shiftOk: z.boolean().nullable(),
});

export const GradedPair = z.object({
  jobId: z.string(),
  candidateId: z.string(),
  /** 3 fits, 2 fits with a gap, 1 is far off, 0 does not fit. */
  grade: z.number().int().min(0).max(3),
});
export type GradedPair = z.infer<typeof GradedPair>;

export const DuplicatePair = z.object({
  a: z.string(),
  b: z.string().optional(),
  titleA: z.string(),
  titleB: z.string(),
  textA: z.string(),
  textB: z.string(),
  dup: z.boolean(),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** Labels name the month in which a paper ends: its last day counts, and every month has a 28th. */
const lastDayOf = (month: string | null) => (month ? `${month.slice(0, 7)}-28` : null);

export const factsOf = (it: z.infer<typeof LabelledCandidate>): CandidateFacts => ({
  id: it.id,
  status: it.status,
  hasConsent: true,
  retainUntil: null,
  role: it.roleGroup,
  willingCountries: it.willingCountries,
  languages: it.languages,
  yearsTotal: it.yearsTotal,
  yearsDatacentre: it.yearsDatacentre,
  skills: it.skills,
  systems: it.systems,
  certificates: it.certifications.map(({ id, expires }) => ({ id, expiresOn: lastDayOf(expires) })),
  pay: it.salaryExpectation,
  availableFrom: null,
  contract: it.contract,
  worksShifts: it.shiftOk,
});
