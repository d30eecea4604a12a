/** Whose data somebody has to look at: because of its end, a missing consent, or a notice that nobody has sent. */
export const worklistSections = [
  "expired",
  "today",
  "week",
  "month",
  "unconsented",
  "notice",
] as const;
export type WorklistSection = (typeof worklistSections)[number];

/** Specification §2 and product paper: warnings so many days before data has to go. */
export const warnDays = { today: 0, week: 7, month: 30 } as const;

/** What the overview shows of the newest activities; specification §9. */
export const recentCount = 5;

export const logFormats = ["csv", "json"] as const;

export const pageSize = 50;
export const maxPageSize = 200;
export const maxSearchLength = 100;
