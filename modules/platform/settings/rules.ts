import { brandColors } from "@/modules/platform/branding/agency/rules";

import { backupPlan } from "@/modules/platform/backups/plan/rules";
/** Where an AI model can be asked: by three protocols, each with one connection. */
export const providerIds = ["openai", "anthropic", "ollama"] as const;
export type ProviderId = (typeof providerIds)[number];

/** The mail services of specification §2; any other server is reached as custom. */
export const mailProviders = ["sendgrid", "mailgun", "custom"] as const;
export type MailProvider = (typeof mailProviders)[number];

/** How a connection to a mail server is kept private: from its first byte, or once both have agreed. */
export const mailSecurities = ["starttls", "tls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** What the services say of themselves; `apikey` is the user SendGrid asks for, to the letter. */
export const mailPresets = {
  sendgrid: { host: "smtp.sendgrid.net", port: 587, security: "starttls", user: "apikey" },
  mailgun: { host: "smtp.eu.mailgun.org", port: 587, security: "starttls", user: "" },
  custom: { host: "", port: 587, security: "starttls", user: "" },
} as const satisfies Record<
  MailProvider,
  { host: string; port: number; security: MailSecurity; user: string }
>;

/** What each group of the settings holds, specification §7; a group comes with the first screen that uses it. */
export const groups = {
  branding: ["branding"],
  benchmarks: ["benchmarks"],
  ai: ["ai", "ai.openai", "ai.anthropic", "ai.ollama"],
  rates: ["rates"],
  agency: ["agency"],
  landing: ["landing"],
  legal: ["legal"],
  email: ["email"],
  inbox: ["inbox"],
  gdpr: ["gdpr"],
  backups: ["backups"],
} as const;
export type GroupName = keyof typeof groups;

/** Specification §9, and the most that data stays without consent or another ground. */
export const retentionDays = 365;

/** A margin in percent of what is billed, a fee in percent of a year's pay. */
export const rateAims = { targetMargin: 22, floorMargin: 12, targetFee: 25, floorFee: 15 };

/** What visitors are told; specification §9, marketing figures. Nobody is named as their source yet. */
export const claims = ["success", "days", "professionals", "market"] as const;
export type ClaimName = (typeof claims)[number];
/** Those that the agency's own records can say; nobody measures a market by itself. */
export const measurableClaims = ["success", "days", "professionals"] as const;
export type MeasurableClaim = (typeof measurableClaims)[number];
const claimed = (amount: number) => ({ amount, source: "", asOf: "" });

/** Specification §9, display defaults: shown greyed with the word benchmark while there is too little to measure. */
export const benchmarks = {
  successRate: 91,
  timeToFill: 18,
  clientSatisfaction: 4.7,
  placementsThisMonth: 12,
};

const connection = { model: "", timeoutSeconds: 60, centsPerMillionIn: 0, centsPerMillionOut: 0 };

/** What holds until an administrator says otherwise: nobody is asked anything. */
export const defaults = {
  branding: { logoUrl: null, colors: brandColors, companyName: "", tagline: "" },
  benchmarks,
  ai: {
    provider: null,
    isPaused: false,
    monthly: { requests: 2000, tokens: 20_000_000, cents: 1000 },
  },
  rates: { ...rateAims, employerPercent: {} },
  agency: { name: "", address: "", vatNumber: "", kvkNumber: "", email: "" },
  landing: {
    email: "",
    city: "Amsterdam",
    country: "NL",
    founded: 2015,
    sameAs: [] as string[],
    marketYear: 2030,
    figures: {
      success: claimed(91),
      days: claimed(18),
      professionals: claimed(8000),
      market: claimed(97.3),
    },
    measured: [] as MeasurableClaim[],
  },
  legal: { privacyEmail: "", officer: "", officerEmail: "", authority: "", court: "" },
  email: {
    provider: "sendgrid",
    ...mailPresets.sendgrid,
    fromName: "",
    fromAddress: "",
    replyDomain: "",
    perHour: 300,
  },
  // Specification §2: both boxes are ticked, and nothing goes before an administrator has seen a preview.
  gdpr: { retentionDays, isAutomatic: true, tracksConsent: true, quarantineDays: 7 },
  backups: backupPlan,
  inbox: { isOn: false, host: "", port: 993, security: "tls", user: "", folder: "" },
  "ai.openai": { ...connection, baseUrl: "https://api.openai.com/v1" },
  "ai.anthropic": { ...connection, baseUrl: "https://api.anthropic.com" },
  "ai.ollama": { ...connection, baseUrl: "http://127.0.0.1:11434", timeoutSeconds: 180 },
} as const;

/** Whose secret is a password that somebody chose, and no key. */
export const passwordKeys: readonly string[] = ["email", "inbox"];

/** A key shows its last characters only if enough of it stays hidden. */
export const hintLength = 4;
export const hintFrom = 16;
