export const verdicts = ["up", "down"] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a client says no, in words that can be counted. */
export const reasons = [
  "experience",
  "certificates",
  "languages",
  "availability",
  "location",
  "other",
] as const;
export type Reason = (typeof reasons)[number];

export const usualDays = 14;
export const longestDays = 90;
export const mostEntries = 30;
export const longestComment = 1000;

/** How often one network may open or answer shortlists in a minute. */
export const asksPerMinute = 60;
export const answersPerMinute = 20;
