export { entityTypes, type EntityType } from "@/modules/records/privacy-log/rules";

/** How a request to be erased stands; what is waiting or confirmed can still be undone. */
export const erasureStates = [
  "waiting",
  "confirmed",
  "erasing",
  "erased",
  "cancelled",
  "refused",
  "failed",
] as const;
export type ErasureState = (typeof erasureStates)[number];
/** Whose data is restricted, because nobody knows yet whether it stays. */
export const openStates = ["waiting", "confirmed", "erasing"] as const;

/** Who asked for it: the office, the person on their own page, the rules of retention, or a list of those erased before. */
export const erasureOrigins = ["office", "own-page", "retention", "tombstone"] as const;
export type ErasureOrigin = (typeof erasureOrigins)[number];

/** How somebody made sure who asks; never a copy of a document. */
export const identityChecks = [
  "own-page",
  "known-address",
  "called-back",
  "in-person",
  "document-seen",
  "not-needed",
] as const;
export type IdentityCheck = (typeof identityChecks)[number];

/** The law's month; specification §9 writes the reason of the expired list. */
export const answerDays = 30;
export const expiredReason = "Data retention period expired";

export const maxReasonLength = 500;
export const maxNameLength = 200;
export const maxQuarantineDays = 30;

export const exportStates = ["waiting", "making", "ready", "failed"] as const;
export type ExportState = (typeof exportStates)[number];
/** A finished file lies so long, then it goes. */
export const exportHours = 24;

/** What keeps data from being erased. */
export const holdKinds = ["manual", "placed"] as const;
/** Pay and tax records of those who worked through the agency: article 52(4) AWR, from the end of the year. */
export const defaultRetentionYears = 7;

/** Why somebody whose time is over is not purged. */
export const keptReasons = [
  "hold",
  "placed",
  "deployed",
  "applying",
  "restricted",
  "requested",
  "basis",
] as const;
export type KeptReason = (typeof keptReasons)[number];

/** More than this at once is unusual and needs somebody's word: a part of all people, and a number. */
export const defaultPurgeLimit = { number: 200, share: 0.05 };
export const purgeOutcomes = ["done", "nothing", "off", "clock", "size"] as const;
export type PurgeOutcome = (typeof purgeOutcomes)[number];
export const shownAtOnce = 200;

/** The texts that may name a person who is not their subject. */
export const mentionFields = [
  "text",
  "title",
  "name",
  "query",
  "fileName",
  "row",
  "description",
  "notes",
  "feeNote",
  "tierReason",
  "contacts",
  "contactName",
  "subject",
  "content",
  "cancelReason",
  "partTimeReason",
  "statusReason",
  "headline",
  "summary",
  "reason",
  "place",
] as const;
export type MentionField = (typeof mentionFields)[number];

/** Specification §9, and the most that data stays without consent or another ground. */
export const retentionDays = 365;

/** Specification §2: both boxes are ticked, and nothing goes before an administrator has seen a preview. */
export const dataProtection = {
  retentionDays,
  isAutomatic: true,
  tracksConsent: true,
  quarantineDays: 7,
};
