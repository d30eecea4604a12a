import { z } from "zod";
import { roles } from "@/modules/analysis/rules";
import { statuses } from "@/modules/jobs/rules";
import {
  contacts,
  employersPerPage,
  employerSorts,
  leadReasons,
  leadStates,
  payChecks,
  payRanges,
  signCodes,
  verdicts,
} from "./rules";

/** One thing that speaks for a verdict, with the words it rests on. */
export const Sign = z.object({
  code: z.enum(signCodes),
  quote: z.string().nullable(),
  /** The job whose ad says so; null where the name does. */
  jobId: z.uuid().nullable(),
  /** In how many of the ads that were read. */
  ads: z.number().int(),
  of: z.number().int(),
});
export type Sign = z.infer<typeof Sign>;

const VerdictState = z.object({
  is: z.enum(verdicts),
  found: z.enum(verdicts),
  own: z.enum(verdicts).nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
  because: z.array(Sign),
});

const Metro = z.object({
  name: z.string(),
  country: z.string().nullable(),
  n: z.number().int(),
});

export const Employer = z.object({
  /** The company as merging compares it; part of its address. */
  id: z.string(),
  number: z.string(),
  name: z.string(),
  verdict: VerdictState,
  contact: z.enum(contacts),
  contactAt: z.iso.datetime().nullable(),
  contactBy: z.string().nullable(),
  firstSeenAt: z.iso.datetime(),
  newestAt: z.iso.datetime(),
  oldestAt: z.iso.datetime().nullable(),
  openAds: z.number().int(),
  allAds: z.number().int(),
  /** Ads of the last seven days. */
  newAds: z.number().int(),
  reposts: z.number().int(),
  payScore: z.number().int().nullable(),
  payAds: z.number().int(),
  metros: z.array(Metro),
  roles: z.array(z.object({ role: z.enum(roles), n: z.number().int() })),
  /** Ads per week, oldest first, the last being the seven days up to now. */
  weeks: z.array(z.number().int()),
  version: z.number().int(),
});
export type Employer = z.infer<typeof Employer>;

/** An ad as the radar shows it; the whole is the job's own record. */
export const RadarAd = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  employer: z.string(),
  employerId: z.string(),
  verdict: z.enum(verdicts),
  metro: z.string().nullable(),
  country: z.string().nullable(),
  role: z.enum(roles).nullable(),
  status: z.enum(statuses),
  isCritical: z.boolean(),
  since: z.iso.datetime(),
  reposts: z.number().int(),
  payRange: z.enum(payRanges),
  payScore: z.number().int().nullable(),
});
export type RadarAd = z.infer<typeof RadarAd>;

/** How many of the ads that were read pass each check. */
export const PayTotals = z.object({
  ads: z.number().int(),
  score: z.number().int().nullable(),
  passed: z.record(z.enum(payChecks), z.number().int()),
});
export type PayTotals = z.infer<typeof PayTotals>;

export const Lead = z.object({
  id: z.uuid(),
  employerId: z.string(),
  employer: z.string(),
  verdict: z.enum(verdicts),
  metro: z.string(),
  country: z.string().nullable(),
  state: z.enum(leadStates),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.enum(leadReasons).nullable(),
  note: z.string().nullable(),
  ads: z.array(RadarAd),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof Lead>;

export const LeadChanges = z
  .object({
    version: z.number().int(),
    /** Whose it is; null gives it back to everyone. */
    ownerId: z.uuid().nullable().optional(),
    state: z.enum(leadStates).optional(),
    reason: z.enum(leadReasons).optional(),
    note: z.string().max(300).optional(),
  })
  .strict();
export type LeadChanges = z.infer<typeof LeadChanges>;

export const LeadQuery = z.object({
  state: z.enum([...leadStates, "live", "all"]).default("live"),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

export const LeadOwner = z.object({ id: z.uuid(), name: z.string() });

export const EmployerRecord = Employer.extend({
  /** When one of its ads was last seen on a source. */
  lastSeenAt: z.iso.datetime().nullable(),
  ads: z.array(RadarAd),
  pay: PayTotals,
  leads: z.array(Lead),
});
export type EmployerRecord = z.infer<typeof EmployerRecord>;

export const EmployerChanges = z
  .object({
    version: z.number().int(),
    /** A person's own verdict; null goes back to what the ads say. */
    verdict: z.enum(verdicts).nullable().optional(),
    contact: z.enum(contacts).optional(),
  })
  .strict();
export type EmployerChanges = z.infer<typeof EmployerChanges>;

export const EmployerQuery = z.object({
  q: z.string().max(200).optional(),
  verdict: z.enum(verdicts).optional(),
  contact: z.enum(contacts).optional(),
  country: z.string().max(2).optional(),
  metro: z.string().max(80).optional(),
  role: z.enum(roles).optional(),
  /** Only those with an ad, or first seen, within the last seven days. */
  week: z.enum(["ads", "first"]).optional(),
  sort: z.enum(employerSorts).default("open"),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(employersPerPage),
});
export type EmployerQuery = z.infer<typeof EmployerQuery>;
