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

/** A row as the specification writes a candidate (§3); field by field, because leaving some out of a copy is slow for lists. */
export const toCandidate = (row: NarrowRow): Candidate => ({
  id: row.id,
  number: numberOf(row.seq),
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  linkedin: row.linkedin,
  location: row.location,
  country: row.country && toSpecification(row.country),
  headline: row.headline,
  status: row.status,
  role: row.role,
  skills: row.skillNames.map((name, n) => ({ id: row.skills[n] ?? null, name })),
  systems: row.systems,
  salaryExpectation: row.payCents === null ? null : String(row.payCents / 100),
  salaryCurrency: row.payCurrency,
  salaryPeriod: row.payPeriod,
  availableFrom: row.availableFrom,
  noticeDays: row.noticeDays,
  gdprConsent: row.gdprConsent,
  dataRetentionUntil: row.dataRetentionUntil,
  origin: row.origin,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  isArchived: row.archivedAt !== null,
});
