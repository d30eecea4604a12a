import {
  campaignPlaceholders,
  filledIn,
  namesIn,
  replacedIn,
} from "@/modules/engagement/placeholders/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";

export const campaignTypes = ["targeted-outreach"] as const;

export const statuses = [
  "draft",
  "scheduled",
  "running",
  "paused",
  "completed",
  "cancelled",
] as const;
export type CampaignStatus = (typeof statuses)[number];

/** Which status may follow which; nothing goes out before the exact number has been confirmed. */
export const nextStatuses: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ["scheduled", "running", "cancelled"],
  scheduled: ["draft", "running", "cancelled"],
  running: ["paused", "completed", "cancelled"],
  paused: ["running", "cancelled"],
  completed: [],
  cancelled: [],
};

/** By what people are chosen: who matches the jobs, a saved view, a filter, or one by one. */
export const audienceKinds = ["matches", "view", "filter", "chosen"] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** Why somebody who was chosen is not written to; the first that holds is named. */
export const exclusions = [
  "restricted",
  "archived",
  "blacklisted",
  "retention",
  "noAddress",
  "untold",
  "noConsent",
  "optedOut",
  "objected",
  "bounced",
  "sameAddress",
  "otherCampaign",
  "gap",
  "language",
] as const;
export type Exclusion = (typeof exclusions)[number];

/** Where somebody stands who was to be written to. */
export const recipientStates = [
  "waiting",
  "finished",
  "replied",
  "optedOut",
  "bounced",
  "stopped",
] as const;
export type RecipientState = (typeof recipientStates)[number];

/** What ended a sequence besides an exclusion found at the last moment. */
export const endings = [
  "refused",
  "failed",
  "unsure",
  "cancelled",
  "replied",
  "forgotten",
] as const;
export type Ending = (typeof endings)[number];

/** What is still to be put right before a campaign may begin. */
export const obstacles = ["mail", "publicAddress", "texts", "nobody"] as const;
export type Obstacle = (typeof obstacles)[number];

export const ways = ["one-click", "page"] as const;
export type Way = (typeof ways)[number];

export const maxNameLength = 120;
export const maxSubjectLength = 200;
export const maxBodyLength = 10_000;
export const maxSteps = 5;
export const maxWaitDays = 60;
export const maxJobs = 50;
/** More people than this are no campaign of an agency; the law asks for each one's consent besides. */
export const maxRecipients = 5_000;
/** From which score on a match is written to, unless somebody says otherwise; and how many of one job. */
export const defaultMinScore = 60;
export const maxPerJob = 200;

export const defaultHourlyLimit = 100;
export const maxHourlyLimit = 5_000;
export const pageSize = 50;
export const maxPageSize = 200;

/** How often one network may open or use links to unsubscribe in a minute. */
export const asksPerMinute = 60;

/** What people say aloud: M-0007. */
export const numberOf = (seq: number) => `M-${String(seq).padStart(4, "0")}`;

/** Everything that a letter can name. */
export const mergeFields = campaignPlaceholders;
export type MergeField = (typeof mergeFields)[number];
export type Values = Partial<Record<MergeField, string>>;

export const fieldsIn = namesIn;

export const isField = (name: string): name is MergeField =>
  mergeFields.some((field) => field === name);

/** The text with every gap filled that can be; the others stay and are named. Nothing is no value of a letter. */
export function filled(text: string, values: Values): { text: string; gaps: string[] } {
  const { text: written, missing } = filledIn(
    text,
    (name) => (isField(name) && values[name]) || undefined,
  );
  return { text: written, gaps: missing };
}

type Speaker = { languages: Record<string, string>; country: string | null };

const homes: Record<string, Locale> = { NL: "nl", BE: "nl", DE: "de", AT: "de", CH: "de" };

/** The language to write to somebody in: where they live, if they speak it or nobody asked; else what they speak best. */
export function localeFor({ languages, country }: Speaker): Locale {
  const home = homes[country ?? ""];
  if (home && (languages[home] || Object.keys(languages).length === 0)) return home;
  const spoken = (["nl", "de", "en"] as const).filter((it) => languages[it]);
  const best = spoken.toSorted((a, b) => (languages[b] ?? "").localeCompare(languages[a] ?? ""));
  return best[0] ?? "en";
}

/** Of the languages that a step is written in: that one, else English, else whichever there is. */
export const writtenIn = <Text>(
  texts: Partial<Record<Locale, Text>>,
  wanted: Locale,
): Locale | undefined =>
  [wanted, "en" as const, "nl" as const, "de" as const].find((it) => texts[it]);

const greetings =
  /^(?:dear|hello|hi|hey|good (?:morning|day|afternoon|evening)|beste|geachte|hallo|dag|hoi|goeden?(?:dag|morgen|middag|avond)|goede (?:morgen|middag|avond)|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus)\b/iu;
const farewells =
  /^(?:(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|(?:yours )?sincerely|cheers|(?:met |hartelijke )?(?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)?|(?:mit )?(?:freundlichen|besten|herzlichen|vielen) gr(?:ü|ue)(?:ß|ss)en?|(?:viele|beste|liebe|herzliche) gr(?:ü|ue)(?:ß|ss)e)\b/iu;
const maxGreetingLength = 4;

/**
 * Whether a letter says anything: a greeting, a farewell with what stands below it and fields that are filled in do
 * not, for they stand in every draft before anybody has written a word.
 */
export function hasOwnWords(body: string): boolean {
  const lines = replacedIn(body, () => " ")
    .split("\n")
    .map((line) => line.trim());
  const end = lines.findLastIndex((line) => farewells.test(line));
  const said = lines.filter((line, n) => !isGreeting(line) && (end < 0 || n < end));
  return said.some((line) => /\p{L}{2}/u.test(line));
}

const isGreeting = (line: string) =>
  greetings.test(line) &&
  !/[.?:;]$/.test(line) &&
  line.split(/[\s,!]+/).filter((word) => /\p{L}/u.test(word)).length <= maxGreetingLength;

export const campaignSorts = ["number", "name", "status", "started", "recipients"] as const;
export type CampaignSort = (typeof campaignSorts)[number];
export const campaignSortsEitherWay = eitherWay(campaignSorts);

/** By what the list of campaigns can be asked. */
export const campaignFields = {
  status: { is: "choice", values: statuses },
  audience: { is: "choice", values: audienceKinds },
  /** How many people it goes to, and how many of them answered. */
  recipients: { is: "numbers" },
  replied: { is: "numbers" },
  added: { is: "days" },
  started: { is: "days", canBeNone: true },
  ended: { is: "days", canBeNone: true },
} as const satisfies Fields;
