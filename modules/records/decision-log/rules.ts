/** What people decide where a machine has given a number; each that can be taken back stands before its undo. */
export const kinds = [
  // On the class of an ad.
  "job-score",
  "job-score-withdrawn",
  // On a blocker between a candidate and a job.
  "match",
  "match-withdrawn",
  "match-dismissed",
  "match-restored",
  "shortlisted",
  "shortlist-left",
  "recruiter-assigned",
  "recruiter-unassigned",
] as const;
export type DecisionKind = (typeof kinds)[number];

export const reasonMin = 3;
export const reasonMax = 500;
export const pageSize = 50;
export const maxPageSize = 200;
