import type { DecisionKind } from "@/modules/records/decision-log/rules";

/** A person decided otherwise than the number or the rule said. */
export const overruling = [
  "job-score",
  "match",
  "match-dismissed",
] as const satisfies DecisionKind[];
/** A person chose somebody beside whom a number stood. */
export const selecting = ["shortlisted", "recruiter-assigned"] as const satisfies DecisionKind[];

/** What computes numbers about people or for decisions about them. */
export const systems = ["analysis", "matching", "recruiters"] as const;
export type SystemId = (typeof systems)[number];

export const pageSize = 50;
export const maxSearchLength = 120;
export const maxAds = 500;
