import { z } from "zod";
import { locales } from "@/modules/platform/accounts/rules";
import { PersonName } from "@/modules/records/core/model";
import { letterStates } from "@/modules/platform/mail/rules";
import { Week } from "../model";
import {
  approverRanks,
  letterKinds,
  maxReasonLength,
  maxApprovers,
  pageOutcomes,
  verdicts,
  standardApproval,
} from "./rules";

/** A contact of the client who approves the hours of a site, or of all sites that have nobody of their own. */
export const Approver = z.object({
  siteId: z.uuid().nullable(),
  rank: z.literal(approverRanks),
  contactId: z.uuid(),
  locale: z.enum(locales),
});
export type Approver = z.infer<typeof Approver>;

export const Approvers = z.object({
  version: z.int(),
  approvers: z.array(Approver).max(maxApprovers),
});
export type Approvers = z.infer<typeof Approvers>;

/** When hours go to the client by themselves, and what follows while nobody answers. */
export const ApprovalSettings = z.strictObject({
  isAutomatic: z.boolean(),
  reminderHours: z.int("Invalid number").min(1).max(336),
  secondHours: z.int("Invalid number").min(1).max(336),
  linkDays: z.int("Invalid number").min(1).max(90),
  /** How many days after its Sunday a week is to be handed in. */
  deadlineDays: z.int("Invalid number").min(0).max(30).default(standardApproval.deadlineDays),
  /** Whoever has not handed in by then is reminded once. */
  isChased: z.boolean().default(standardApproval.isChased),
});
export type ApprovalSettings = z.infer<typeof ApprovalSettings>;

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    timesheets: ApprovalSettings;
  }
}

/** A link that was sent to somebody of the client for a week, and what comes next by itself. */
export const ApprovalLink = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  contactName: PersonName.nullable(),
  siteId: z.uuid().nullable(),
  rank: z.literal(approverRanks),
  kind: z.enum(letterKinds),
  week: z.iso.date(),
  sentAt: z.iso.datetime(),
  sentBy: PersonName,
  letter: z.enum(letterStates),
  openedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  next: z.object({ kind: z.enum(letterKinds), at: z.iso.datetime() }).nullable(),
});
export type ApprovalLink = z.infer<typeof ApprovalLink>;

export const WeekOf = z.object({ week: Week });
export const LinksWanted = z.object({
  week: Week,
  /** Of these clients only. */
  clientIds: z.array(z.uuid()).max(1000).optional(),
  /** Says to whom letters would go, and sends none. */
  dryRun: z.boolean().optional(),
});
export type LinksWanted = z.infer<typeof LinksWanted>;

export const LinksSent = z.object({
  sent: z.array(
    z.object({
      clientId: z.uuid(),
      clientName: z.string(),
      contactName: PersonName,
      people: z.int(),
    }),
  ),
  /** Clients whose hours wait and that have nobody with an address to approve them. */
  without: z.array(z.object({ clientId: z.uuid(), clientName: z.string(), people: z.int() })),
});
export type LinksSent = z.infer<typeof LinksSent>;

/** What somebody of the client said of a week of hours; nothing of it is ever changed. */
export const HoursDecision = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  verdict: z.enum(verdicts),
  contactName: PersonName.nullable(),
  reason: PersonName.nullable(),
  network: z.string(),
  /** SHA-256 of the content that was shown. */
  shownHash: z.string(),
  minutes: z.int(),
});
export type HoursDecision = z.infer<typeof HoursDecision>;

const seen = z.string().max(120);
/** What the page's forms send: all that was shown, one of it, or what is wrong with one. */
export const Decided = z.object({
  all: seen.optional(),
  one: seen.optional(),
  dispute: seen.optional(),
  reason: z.string().trim().max(maxReasonLength).optional(),
});
export type Decided = z.infer<typeof Decided>;

export const ApprovalQuery = z.object({
  lang: z.enum(locales).optional().catch(undefined),
  said: z.enum(pageOutcomes).optional().catch(undefined),
  dispute: z.uuid().optional().catch(undefined),
});
