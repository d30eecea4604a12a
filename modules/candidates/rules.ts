/** Specification §4. */
export const statuses = ["active", "passive", "hired", "blacklisted"] as const;
export type CandidateStatus = (typeof statuses)[number];

/** Levels of the Common European Framework of Reference, lowest first. */
export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export const contractWishes = ["permanent", "contract", "temporary", "any"] as const;
export const payPeriods = ["hour", "day", "month", "year"] as const;
