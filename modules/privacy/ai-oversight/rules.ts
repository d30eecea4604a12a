/** Whose data somebody has to look at: because of its end, a missing consent, or a notice that nobody has sent. */
export const stretches = ["expired", "today", "week", "month", "unconsented", "notice"] as const;
export type Stretch = (typeof stretches)[number];

/** Specification §2 and product paper: warnings so many days before data has to go. */
export const warnDays = { today: 0, week: 7, month: 30 } as const;

/** What the overview shows of the newest activities; specification §9. */
export const recentCount = 5;

export const logFormats = ["csv", "json"] as const;

export const pageLength = 50;
export const longestPage = 200;
export const longestSearch = 100;
