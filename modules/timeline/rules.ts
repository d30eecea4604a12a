/** What a timeline tells of; a later module adds its word here and its line in contributions.ts. */
export const timelineTypes = [
  "change",
  "note",
  "task",
  "application",
  "deployment",
  "file",
] as const;
export type TimelineType = (typeof timelineTypes)[number];

export const pageLength = 50;
export const longestPage = 100;
