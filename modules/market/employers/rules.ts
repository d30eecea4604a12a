import { type Role, softTargetFrom } from "@/modules/knowledge/analysis/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";

/** Whether a company hires for itself or places people at others; unknown until something says so. */
export const verdicts = ["direct", "agency", "unknown"] as const;
export type Verdict = (typeof verdicts)[number];

export const contacts = ["none", "contacted", "client"] as const;
export type Contact = (typeof contacts)[number];

/** What speaks for a verdict, the surest first. */
export const signCodes = [
  "listed",
  "name",
  "client-phrase",
  "no-agencies",
  "own-board",
  "own-texts",
] as const;

export const leadStates = ["open", "assigned", "contacted", "dismissed"] as const;
export type LeadState = (typeof leadStates)[number];
/** A lead in one of these states grows with new ads; there is one per employer and metro. */
export const liveLeadStates = ["open", "assigned"] as const satisfies LeadState[];
export const leadReasons = ["agency", "is-client", "too-small", "not-our-work", "other"] as const;
export type LeadReason = (typeof leadReasons)[number];

/** From which state a lead may go where; a lead that is over may be opened again. */
export const leadMoves: Record<LeadState, readonly LeadState[]> = {
  open: ["assigned", "contacted", "dismissed"],
  assigned: ["assigned", "open", "contacted", "dismissed"],
  contacted: ["open", "assigned"],
  dismissed: ["open", "assigned"],
};

/** So many ads of one employer in one metro within so many days make a lead. */
export const leadAds = 3;
export const leadDays = 30;
/** The work that keeps a datacenter running; ads of other work make no lead. */
const criticalRoles: readonly (Role | null)[] = [
  "critical-facilities",
  "mep-engineer",
  "dc-operations",
  "commissioning",
  "power-cooling",
];
export const isCritical = (role: Role | null, score: number): boolean =>
  score >= softTargetFrom && criticalRoles.includes(role);

/** An ad open this long, or one that came back, is hard to fill. */
export const hardToFillDays = 60;
/** A market figure is said only from this many ads on. */
export const marketAds = 10;
/** Half of the ads that were read have to speak of a client before the company counts as an agency. */
export const agencyShare = 0.5;
/** So many texts without a word about a client make an employer; one may be chance. */
export const ownTexts = 2;

export const payRanges = ["stated", "upper-only", "missing"] as const;
export type PayRange = (typeof payRanges)[number];
/** The upper end of a range may be this many times its lower end before the range says nothing. */
export const widestRange = 1.5;
/** What a well written ad is worth, out of a hundred. */
export const payPoints = { range: 50, upperOnly: 20, width: 20, history: 15, words: 15 } as const;
export const payChecks = ["range", "width", "history", "words"] as const;

export const weekDays = 7;
export const weeksShown = 12;
/** Since when an ad is known to be open: its own date, or when it was first seen if that is earlier. */
export const openSince = (posted: string | null, firstSeen: string): string =>
  posted !== null && posted < firstSeen ? posted : firstSeen;

export const employerSorts = ["open", "new", "oldest", "pay", "name"] as const;
export const employersPerPage = 50;
export const maxAdsShown = 200;

export const leadSorts = ["changed", "added", "employer", "metro", "ads", "state"] as const;
export type LeadSort = (typeof leadSorts)[number];
export const leadSortsEitherWay = eitherWay(leadSorts);
export const leadsPerPage = 50;
export const maxLeadPageSize = 200;

/** By what the list of leads can be asked. */
export const leadFields = {
  state: { is: "choice", values: leadStates },
  employer: { is: "name" },
  metro: { is: "name" },
  country: { is: "country", canBeNone: true },
  verdict: { is: "choice", values: verdicts },
  ads: { is: "numbers" },
  owner: { is: "person", canBeNone: true },
  reason: { is: "choice", values: leadReasons, canBeNone: true },
  added: { is: "days" },
  changed: { is: "days" },
} as const satisfies Fields;
