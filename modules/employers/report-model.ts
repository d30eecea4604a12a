import { z } from "zod";
import { roles } from "@/modules/analysis/rules";
import { PayTotals } from "./model";
import { payChecks, payRanges, verdicts } from "./rules";

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

/** Yearly pay in collected ads of one role in one country; only where there are enough of them. */
export const Market = z.object({
  role: z.enum(roles),
  country: z.string(),
  currency: z.string(),
  n: z.number().int(),
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
