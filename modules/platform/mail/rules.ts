import { dayMs, minuteMs } from "@/src/calendar";

/** What a letter is for; by it goes who may get it, and whether it may go out a second time. */
export const purposes = ["message", "invitation", "campaign", "notice", "access", "test"] as const;
export type Purpose = (typeof purposes)[number];

/** Where a letter stands; a queued one that has been tried says in `nextAt` when it is tried again. */
export const letterStates = [
  "queued",
  "sending",
  "sent",
  "unsure",
  "held",
  "refused",
  "bounced",
  "failed",
  "cancelled",
] as const;
export type LetterState = (typeof letterStates)[number];

/** What the log is looked at for: what still waits, what did not arrive, what went out. */
export const logViews = ["all", "waiting", "troubled", "sent"] as const;
export type LogView = (typeof logViews)[number];
export const statesIn: Record<LogView, readonly LetterState[]> = {
  all: letterStates,
  waiting: ["queued", "sending"],
  troubled: ["held", "unsure", "refused", "bounced", "failed"],
  sent: ["sent"],
};

export { type Suppression, suppressions } from "./suppressions/rules";

/** A letter that may have arrived goes out again by itself only if a second copy does no harm: the same event, the same news. */
export const isRepeatable = (purpose: Purpose) => /^(invitation|notice|access)$/.test(purpose);

/** Where in a letter's text stands what only its reader may see: a link that opens something. */
export const sealedPlace = "{sealed}";

export const mayBeCancelled: readonly LetterState[] = ["queued", "held"];
export const mayBeRetried: readonly LetterState[] = [
  "failed",
  "refused",
  "bounced",
  "unsure",
  "held",
];

/** How long a letter waits after each attempt that came to nothing; after the last it is given up. */
export const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 1440].map(
  (minutes) => minutes * minuteMs,
);

/** How long a server in trouble is left alone: half a minute, then twice as long each time, to a quarter of an hour. */
export const backoffMs = (failures: number) =>
  Math.min(15 * minuteMs, (minuteMs / 2) * 2 ** Math.min(failures - 1, 10));

/** Of what may go out in an hour campaigns take this much at most, so that an invitation never waits for one. */
export const campaignShare = 0.8;

/** News that waited longer than this is none any more. */
export const noticesStaleMs = 2 * dayMs;

/** What a letter said is kept this long after it was settled, its line in the log this long. */
export const textKeptDays = 90;
export const logKeptDays = 730;

export const longestSubject = 300;
export const longestText = 100_000;
export const longestSignature = 2_000;
export const mostAttached = 10;
export const mostListed = 200;

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

/** What holds until an administrator names a server. */
export const noMailServer = {
  provider: "sendgrid" as MailProvider,
  ...mailPresets.sendgrid,
  fromName: "",
  fromAddress: "",
  replyDomain: "",
  perHour: 300,
};
export const noMailInbox = {
  isOn: false,
  host: "",
  port: 993,
  security: "tls" as MailSecurity,
  user: "",
  folder: "",
};
