/** How long a link opens somebody's page, and how often one may be asked for. */
export const linkDays = 14;
export const triesPerMinute = 60;
export const asksPerHour = 10;
export const lettersPerDay = 3;
export const copiesPerHour = 10;
export const actionsPerMinute = 30;

/** What somebody asks of the agency on their page; somebody of the office answers it. */
export const requestKinds = ["time", "accept", "copy", "erasure"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const maxWordsLength = 1000;

/** Why somebody takes an application back or says no to an offer, if they care to say. */
export const leavingReasons = ["otherJob", "pay", "travel", "hours", "client", "personal"] as const;
export const maxLeavingReasonLength = 300;

/** What the page can do for its reader. */
export const ownPageActions = [
  "withdraw",
  "accept",
  "decline",
  "time",
  "data",
  "give",
  "takeBack",
  "object",
  "unobject",
  "copy",
  "erasure",
  "undo",
] as const;

/** What the page says after it was done. */
export const outcomes = ["done", "stale", "noPhone"] as const;
export type Outcome = (typeof outcomes)[number];

/** Specification §4: the four stages that an open application passes. */
export const stages = ["pending", "reviewing", "interview", "offer"] as const;
