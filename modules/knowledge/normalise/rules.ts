/** What pay is stated for. */
export const periods = ["hour", "day", "week", "month", "year"] as const;
/** How exactly a moment is known. */
export const precisions = ["instant", "day", "week", "month", "at-least"] as const;
