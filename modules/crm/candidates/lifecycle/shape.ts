import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { Candidate } from "../model";
import { numberOf } from "../rules";
import { candidates } from "../schema";

export type CandidateRow = typeof candidates.$inferSelect;

/** The columns that lists are answered from. */
export const columns = {
  seq: candidates.seq,
  id: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  email: candidates.email,
  phone: candidates.phone,
  linkedin: candidates.linkedin,
  location: candidates.location,
  country: candidates.country,
  headline: candidates.headline,
  status: candidates.status,
  role: candidates.role,
  skills: candidates.skills,
  skillNames: candidates.skillNames,
  systems: candidates.systems,
  payCents: candidates.payCents,
  payCurrency: candidates.payCurrency,
  payPeriod: candidates.payPeriod,
  availableFrom: candidates.availableFrom,
  noticeDays: candidates.noticeDays,
  gdprConsent: candidates.gdprConsent,
  dataRetentionUntil: candidates.dataRetentionUntil,
  origin: candidates.origin,
  version: candidates.version,
  createdAt: candidates.createdAt,
  updatedAt: candidates.updatedAt,
  archivedAt: candidates.archivedAt,
};

/** What only the record shows. */
export const recordColumns = {
  summary: candidates.summary,
  statusReason: candidates.statusReason,
  statusUntil: candidates.statusUntil,
  willingCountries: candidates.willingCountries,
  languages: candidates.languages,
  yearsTotal: candidates.yearsTotal,
  yearsDatacentre: candidates.yearsDatacentre,
  contract: candidates.contract,
  worksShifts: candidates.worksShifts,
  consentAt: candidates.consentAt,
  restrictedAt: candidates.restrictedAt,
};

export type NarrowRow = Pick<CandidateRow, keyof typeof columns>;

/** A row as the specification writes a candidate (§3). */
export function toCandidate(row: NarrowRow): Candidate {
  const { seq, skills, skillNames, payCents, payCurrency, payPeriod, archivedAt, ...rest } = row;
  return {
    ...rest,
    number: numberOf(seq),
    country: rest.country && toSpecification(rest.country),
    salaryExpectation: payCents === null ? null : String(payCents / 100),
    salaryCurrency: payCurrency,
    salaryPeriod: payPeriod,
    skills: skillNames.map((name, n) => ({ id: skills[n] ?? null, name })),
    isArchived: archivedAt !== null,
  };
}
