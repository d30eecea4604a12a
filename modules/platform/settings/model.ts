import { z } from "zod";
import * as own from "@/modules/platform/branding/agency/model";
import { BackupPlan } from "@/modules/platform/backups/plan/model";
import {
  mailProviders,
  mailSecurities,
  measurableClaims,
  providerIds,
  retentionDays,
} from "./rules";

export * from "@/modules/platform/branding/agency/model";

const amount = (most: number) => z.number("Required").int().min(0).max(most);

/** Which provider adds to the analysis, and what it may cost in one month. */
export const AiUse = z.strictObject({
  provider: z.enum(providerIds).nullable(),
  isPaused: z.boolean(),
  monthly: z.strictObject({
    requests: amount(10_000_000),
    tokens: amount(100_000_000_000),
    /** Euro cents. */
    cents: amount(10_000_000),
  }),
});
export type AiUse = z.infer<typeof AiUse>;

/** How one provider is reached, and what it asks for a million tokens, in euro cents. */
export const AiConnection = z.strictObject({
  baseUrl: z
    .url({ protocol: /^https?$/, error: "Enter an address that begins with http:// or https://" })
    .max(300),
  model: z.string().trim().max(120),
  timeoutSeconds: z.number("Required").int().min(5).max(300),
  centsPerMillionIn: z.number().min(0).max(1_000_000),
  centsPerMillionOut: z.number().min(0).max(1_000_000),
});
export type AiConnection = z.infer<typeof AiConnection>;

const line = z.string().trim().max(200);

const hostName = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const host = z
  .string()
  .trim()
  .max(253)
  .refine((text) => text === "" || hostName.test(text), {
    message: "Enter a name such as mail.example.com",
  });

/** The server that takes our letters, and who they come from. */
export const MailServer = z.strictObject({
  provider: z.enum(mailProviders),
  host,
  port: z.number("Required").int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  user: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\p{Cc}]*$/u),
  fromName: line.regex(/^[^\p{Cc}]*$/u),
  fromAddress: z.union([z.literal(""), z.email("Invalid email address").max(254)]),
  /** Answers to `reply+…@` this domain are taken in; empty where nobody does that. */
  replyDomain: host,
  /** As many letters as the service lets through. */
  perHour: z.number("Required").int().min(1).max(100_000),
});
export type MailServer = z.infer<typeof MailServer>;

/** The one folder whose messages are filed; whatever else lies in that mailbox is nobody's business. */
export const MailInbox = z.strictObject({
  isOn: z.boolean(),
  host,
  port: z.number("Required").int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  user: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\p{Cc}]*$/u),
  folder: line.regex(/^[^\p{Cc}]*$/u),
});
export type MailInbox = z.infer<typeof MailInbox>;

const day = z.union([z.literal(""), z.iso.date("Invalid date")]);

/** A figure the agency is proud of, and whose word that is; without one it is only a benchmark. */
const Claim = z.strictObject({
  amount: z.number("Required").min(0).max(1_000_000_000),
  source: line,
  asOf: day,
});
export type Claim = z.infer<typeof Claim>;

/** What visitors read who have no account: where the agency is, and its figures. */
export const Landing = z.strictObject({
  /** Empty takes the address on paper. */
  email: z.union([z.literal(""), z.email("Invalid email address").max(254)]),
  city: line.min(1, "Required"),
  country: z.string().regex(/^[A-Z]{2}$/, "Invalid country"),
  founded: z.number("Required").int().min(1800).max(2100),
  /** Its pages elsewhere. */
  sameAs: z.array(z.url({ protocol: /^https?$/, error: "Invalid web address" }).max(300)).max(10),
  marketYear: z.number("Required").int().min(2000).max(2100),
  figures: z.strictObject({ success: Claim, days: Claim, professionals: Claim, market: Claim }),
  /** Which of them are measured from the agency's own records, as soon as these say enough. */
  measured: z.array(z.enum(measurableClaims)).max(measurableClaims.length).default([]),
});
export type Landing = z.infer<typeof Landing>;

/** How long data stays where the law says no less, whether it then goes by itself, and how long that can be undone. */
export const DataProtection = z.strictObject({
  retentionDays: z
    .number("Required")
    .int()
    .min(28)
    .max(retentionDays, "More than a year requires the person's consent."),
  isAutomatic: z.boolean(),
  tracksConsent: z.boolean(),
  quarantineDays: z.number("Required").int().min(0).max(30),
});
export type DataProtection = z.infer<typeof DataProtection>;

/** Everything that can be set, by its key. */
export const settingModels = {
  branding: own.Branding,
  benchmarks: own.Benchmarks,
  ai: AiUse,
  rates: own.RateAims,
  agency: own.Agency,
  landing: Landing,
  legal: own.LegalNames,
  email: MailServer,
  inbox: MailInbox,
  gdpr: DataProtection,
  backups: BackupPlan,
  "ai.openai": AiConnection,
  "ai.anthropic": AiConnection,
  "ai.ollama": AiConnection,
};
export type SettingKey = keyof typeof settingModels;
export type SettingValue<Key extends SettingKey> = z.infer<(typeof settingModels)[Key]>;

const stored = {
  /** Whether a secret is kept with it, and its last characters; the secret itself is never answered. */
  secret: z.object({ isSet: z.boolean(), hint: z.string().nullable() }),
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
};

export const Setting = z.discriminatedUnion("key", [
  z.object({ key: z.literal("branding"), value: own.Branding, ...stored }),
  z.object({ key: z.literal("benchmarks"), value: own.Benchmarks, ...stored }),
  z.object({ key: z.literal("ai"), value: AiUse, ...stored }),
  z.object({ key: z.literal("rates"), value: own.RateAims, ...stored }),
  z.object({ key: z.literal("agency"), value: own.Agency, ...stored }),
  z.object({ key: z.literal("landing"), value: Landing, ...stored }),
  z.object({ key: z.literal("legal"), value: own.LegalNames, ...stored }),
  z.object({ key: z.literal("email"), value: MailServer, ...stored }),
  z.object({ key: z.literal("inbox"), value: MailInbox, ...stored }),
  z.object({ key: z.literal("gdpr"), value: DataProtection, ...stored }),
  z.object({ key: z.literal("backups"), value: BackupPlan, ...stored }),
  z.object({ key: z.literal("ai.openai"), value: AiConnection, ...stored }),
  z.object({ key: z.literal("ai.anthropic"), value: AiConnection, ...stored }),
  z.object({ key: z.literal("ai.ollama"), value: AiConnection, ...stored }),
]);
export type Setting = z.infer<typeof Setting>;

export const SettingGroup = z.looseObject({ settings: z.array(Setting) });

/** A key as it stands in a header: nothing that could end the line. */
export const Secret = z
  .string()
  .max(400)
  .regex(/^[!-~]+$/, { message: "A key contains no spaces or special characters" });

/** A password is whatever somebody has chosen, on one line. */
export const Password = z
  .string()
  .min(1)
  .max(400)
  .regex(/^\P{Cc}+$/u, { message: "One line only" });

export const SettingChange = z.strictObject({
  value: z.record(z.string(), z.unknown()),
  /** Left out keeps the secret, null removes it. */
  secret: Password.nullable().optional(),
  /** The version that was shown; left out, the latest is changed. */
  version: z.number().int().optional(),
});
export type SettingChange = z.infer<typeof SettingChange>;
