/** The checks of the doctor, by the names it gives them. */
export const checkNames = [
  "database",
  "references",
  "secret key",
  "data folder",
  "disk",
  "invoices",
  "self-billing",
] as const;
export type CheckName = (typeof checkNames)[number];

/** What an administrator should look at, the most pressing first. */
export const concerns = [
  "dailyFailed",
  "purgeHalted",
  "webhookStopped",
  "mailTrouble",
  "mailMissing",
  "addressMissing",
] as const;
export type Concern = (typeof concerns)[number];

/** Where it is put right, if that is another screen. */
export const concernPaths = {
  purgeHalted: "/gdpr?tab=retention",
  webhookStopped: "/admin?tab=integrations",
  mailTrouble: "/admin?tab=email",
  mailMissing: "/admin?tab=email",
} as const satisfies Partial<Record<Concern, string>>;
export type ElsewhereConcern = keyof typeof concernPaths;

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
