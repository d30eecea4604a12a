/** What another program can be told of; each says ids and numbers, never anything of a person. */
export const webhookEvents = [
  "candidates.changed",
  "applications.changed",
  "interviews.changed",
  "clients.changed",
  "projects.changed",
  "deployments.changed",
  "documents.changed",
  "timesheets.changed",
  "payments.changed",
  "invoices.changed",
  "campaigns.changed",
  "publications.changed",
  "match.found",
  "recruiter.assigned",
  "reply.received",
  "certificates.ending",
  "records.merged",
  "gdpr.changed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** What the test button sends. */
export const testEvent = "webhook.test" as const;

export const deliveryStates = ["queued", "delivered", "dropped"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const minute = 60_000;
const hour = 60 * minute;
/** How long a webhook rests after its first, second, third… failed attempt in a row. */
const rests = [
  5_000,
  30_000,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
];
export const backoffMs = (failures: number): number =>
  rests[Math.min(failures, rests.length) - 1] ?? 0;

/** Failed attempts in a row after which nobody tries again before an administrator has looked; about a day. */
export const mostFailures = 12;
/** For a program to say that it has heard. */
export const patienceMs = 10_000;
/** What has been delivered or dropped is forgotten after so many days. */
export const keptDays = 30;
export const mostWebhooks = 20;
export const mostListed = 50;
export const longestName = 60;
export const longestUrl = 500;
