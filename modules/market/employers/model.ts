import { z } from "zod";
import { roles } from "@/modules/knowledge/analysis/rules";
import { statuses } from "@/modules/market/jobs/rules";
import {
  contacts,
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

export const EmployerRecord = Employer.extend({
  /** When one of its ads was last seen on a source. */
  lastSeenAt: z.iso.datetime().nullable(),
  ads: z.array(RadarAd),
  pay: PayTotals,
  leads: z.array(Lead),
});
export type EmployerRecord = z.infer<typeof EmployerRecord>;

/** A figure of the last seven days, and of the seven before; null where nothing was collected then. */
const Moved = z.object({ value: z.number().int(), before: z.number().int().nullable() });

export const Radar = z.object({
  employers: z.number().int(),
  ads: Moved,
  criticalAds: Moved,
  newEmployers: Moved,
  hardToFill: z.number().int(),
  liveLeads: z.number().int(),
  agencies: z.number().int(),
  weeks: z.array(z.number().int()),
  asOf: z.iso.datetime(),
});
export type Radar = z.infer<typeof Radar>;

/** Which agencies advertise a role in a metro. */
export const Competition = z.object({
  metro: z.string().nullable(),
  country: z.string().nullable(),
  role: z.enum(roles).nullable(),
  ads: z.number().int(),
  agencies: z.array(z.object({ id: z.string(), name: z.string(), ads: z.number().int() })),
});
export type Competition = z.infer<typeof Competition>;

/** Yearly pay in enough ads of a role in a country; `converted` of them name another currency. */
export const Market = z.object({
  role: z.enum(roles),
  country: z.string(),
  currency: z.string(),
  n: z.number().int(),
  converted: z.number().int(),
  low: z.number().int(),
  median: z.number().int(),
  high: z.number().int(),
});
export type Market = z.infer<typeof Market>;

export const PayReport = z.object({ all: PayTotals, markets: z.array(Market) });
export type PayReport = z.infer<typeof PayReport>;

/** Where in the ad something stands, end exclusive. */
const Mark = z.object({
  field: z.enum(["title", "text"]),
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
  /** A word that means the same without a gender. */
  instead: z.string().nullable(),
});
export type Mark = z.infer<typeof Mark>;

export const PayCheck = z.object({
  /** 0 to 100; null where the text was not read. */
  score: z.number().int().nullable(),
  range: z.enum(payRanges),
  findings: z.array(
    z.object({ check: z.enum(payChecks), isWell: z.boolean(), marks: z.array(Mark) }),
  ),
});
export type PayCheck = z.infer<typeof PayCheck>;

/** What is known beside the ad itself; the text never says a figure that its evidence does not hold. */
export const Signal = z.object({
  code: z.enum(["cluster", "market", "market-no-pay", "age", "reposted", "direct", "agency"]),
  text: z.string(),
  evidence: z.array(z.object({ id: z.uuid(), number: z.string(), title: z.string() })),
});
export type Signal = z.infer<typeof Signal>;

export const JobSignals = z.object({
  employer: z.object({ id: z.string(), name: z.string(), verdict: z.enum(verdicts) }).nullable(),
  signals: z.array(Signal),
  pay: PayCheck,
});
export type JobSignals = z.infer<typeof JobSignals>;
