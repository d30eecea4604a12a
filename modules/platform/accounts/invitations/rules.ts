import { dayMs, minuteMs } from "@/src/calendar";

/** What a link opens: an account that is still to be made, or a new password. */
export const linkPurposes = ["invitation", "reset"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long a link opens what it is for. */
export const linkMs: Record<LinkPurpose, number> = { invitation: 7 * dayMs, reset: 30 * minuteMs };
/** Links that are over are forgotten after this. */
export const linkKeptMs = 30 * dayMs;

/** How often one network may ask for a link, and how many letters one mailbox may get for it. */
export const asksPerHour = 10;
export const lettersPerHour = 3;

/** What is somebody's to look after, and may be handed over. */
export const belongings = ["tasks", "jobs", "leads", "projects", "records"] as const;
export type Belonging = (typeof belongings)[number];

export const mostPeople = 500;
