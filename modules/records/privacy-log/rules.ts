/** Specification §4. */
export const types = ["consent", "deletion", "export", "update"] as const;
export type ActivityType = (typeof types)[number];
export const statuses = ["completed", "pending", "failed"] as const;
export type ActivityStatus = (typeof statuses)[number];

/** Whose data an activity is about. */
export const entityTypes = ["candidate", "user", "client"] as const;
export type EntityType = (typeof entityTypes)[number];

export const pageSize = 50;
export const maxPageSize = 200;
export const longestSearch = 100;

/** Percent of what is done, specification §9: rounded, and 100 where there is nothing. */
export const rateOf = (part: number, whole: number): number =>
  whole === 0 ? 100 : Math.round((part / whole) * 100);
