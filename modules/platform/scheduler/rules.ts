export const outcomes = ["done", "skipped", "failed"] as const;
export type Outcome = (typeof outcomes)[number];

/** After a failure a task rests so long before it is tried again the same day. */
export const retryAfterMs = 60 * 60 * 1000;
/** The log forgets what is older. */
export const keptDays = 365;
