/** Of what planned and actual hours are compared. */
export const actualKinds = ["deployment", "project", "client"] as const;
export type ActualKind = (typeof actualKinds)[number];

/** How many whole weeks before this one. */
export const weeksCompared = 12;
