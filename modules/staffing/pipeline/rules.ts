export { addedAtOnce } from "@/modules/staffing/projects/rules";

/** The types of stages through which a candidate can fall, in this order. */
export const funnelTypes = ["initial", "interview", "offer", "hired"] as const;
export type FunnelType = (typeof funnelTypes)[number];

/** How far back the pace of hiring is looked at, and how many hirings a forecast needs to be more than a guess. */
export const paceWeeks = 12;
export const hiringsForForecast = 5;
/** As few stays as are worth a median. */
export const staysForMedian = 3;

export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Weeks until the last open seat is taken at the pace of the last weeks; null where too little was hired to say. */
export const weeksToFill = (openSeats: number, hirings: number): number | null =>
  hirings < hiringsForForecast ? null : Math.ceil((openSeats * paceWeeks) / hirings);

/** Of the agency's own making, beside those that come with the product. */
export const maxTemplates = 30;
