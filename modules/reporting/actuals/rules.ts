/** Of what planned and actual hours are compared; the agency is everything. */
export const actualKinds = ["agency", "deployment", "project", "client"] as const;
export type ActualKind = (typeof actualKinds)[number];

/** How many whole weeks before this one. */
export const weeksCompared = 12;
/** And how many more of a plan from this one on. */
export const weeksPlanned = 8;
