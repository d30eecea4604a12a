/** The checks of the doctor, by the names it gives them. */
export const checkNames = ["database", "references", "secret key", "data folder", "disk"] as const;
export type CheckName = (typeof checkNames)[number];

/** What an administrator should look at, the most pressing first; each leads to where it is put right. */
export const concerns = [
  "dailyFailed",
  "purgeHalted",
  "webhookStopped",
  "mailTrouble",
  "mailMissing",
  "addressMissing",
] as const;
export type Concern = (typeof concerns)[number];

export const concernPaths: Record<Concern, string> = {
  dailyFailed: "/admin?tab=system",
  purgeHalted: "/gdpr?tab=retention",
  webhookStopped: "/admin?tab=integrations",
  mailTrouble: "/admin?tab=email",
  mailMissing: "/admin?tab=email",
  addressMissing: "/admin?tab=system",
};

/** What is counted of what there is. */
export const countedRecords = [
  "candidates",
  "jobs",
  "clients",
  "projects",
  "deployments",
  "applications",
  "files",
  "auditEntries",
] as const;
export type CountedRecord = (typeof countedRecords)[number];

/** What waits for the process to get to it. */
export const queues = ["letters", "messages", "readings"] as const;
export type Queue = (typeof queues)[number];

export const engines = ["sqlite", "rqlite", "memory"] as const;
/** The screen looks again so often. */
export const lookEveryMs = 15_000;
