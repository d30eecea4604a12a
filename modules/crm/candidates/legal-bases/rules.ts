/** What a person can agree to, each by itself. */
export const purposes = ["keep", "share", "marketing"] as const;
export type Purpose = (typeof purposes)[number];

/** On what else than consent the use of somebody's data can rest (GDPR, article 6). */
export const legalBases = ["contract", "legal-obligation", "legitimate-interest"] as const;
export type LegalBasis = (typeof legalBases)[number];
export const everyBasis = ["consent", ...legalBases] as const;
export type Basis = (typeof everyBasis)[number];

/** Nobody is mailed what they did not ask for without having agreed to it. */
export const basesFor: Record<Purpose, readonly LegalBasis[]> = {
  keep: legalBases,
  share: ["contract", "legitimate-interest"],
  marketing: [],
};

/** Why somebody's data may only be kept for now (article 18), or are about to be erased. */
export const restrictionGrounds = [
  "accuracy",
  "unlawful",
  "claims",
  "objection",
  "erasure",
] as const;
export type RestrictionGround = (typeof restrictionGrounds)[number];

/** Where a basis comes from: their consent, somebody's record of it, or the situation itself. */
export const claimKinds = ["consent", "recorded", "applied", "notice"] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Something that the use of data for one purpose may rest on, from one day to another, both included. */
export type Claim = { kind: ClaimKind; basis: Basis; since: string; until: string | null };
export type Circumstances = { today: string; isRestricted: boolean; hasObjected: boolean };

/** The first claim that holds on a day; null where the data may not be used for this. */
export function basisOn(
  purpose: Purpose,
  claims: readonly Claim[],
  { today, isRestricted, hasObjected }: Circumstances,
): Claim | null {
  if (isRestricted) return null;
  const holds = ({ basis, since, until }: Claim) =>
    since <= today &&
    (until === null || today <= until) &&
    (basis === "consent" || basesFor[purpose].includes(basis)) &&
    !(hasObjected && (basis === "legitimate-interest" || purpose === "marketing"));
  return claims.find(holds) ?? null;
}

/** Nobody answered when a consent was to be renewed. */
export const lapsedBy = "no answer";
/** Noted of somebody who had not agreed, and put right by whoever noted it. */
export const mistakenBy = "noted by mistake";
/** Whether a person took something back: neither silence nor somebody else's mistake is a withdrawal. */
export const isTakenBack = (by: string | null): boolean =>
  by !== null && by !== lapsedBy && by !== mistakenBy;
/** So many days after a consent was given its renewal is asked for. */
export const renewalDays = 335;
/** So many days before its end the duty to inform somebody is on the list of what has to be done. */
export const noticeWarningDays = 7;
export const maxGroundLength = 500;

/** Somebody who did not apply is told within the days the law gives, and no later than at the first contact. */
export const noticeDue = (latest: string, firstContact: string | null): string =>
  firstContact !== null && firstContact < latest ? firstContact : latest;

/** Specification §9. */
export const retentionDays = 365;

/** How long data may stay, by what happened last; the rule in force on the day is the last that has begun. */
export const retentionRules = [
  { id: "taken-up", days: retentionDays, since: "2018-05-25" },
  { id: "contact", days: retentionDays, since: "2018-05-25" },
  { id: "consent", days: retentionDays, since: "2018-05-25" },
  { id: "withdrawn", days: 28, since: "2018-05-25" },
] as const;
export type RetentionRule = (typeof retentionRules)[number]["id"];

/** Why a consent is not noted for somebody among many. */
export const consentRefusals = [
  "restricted",
  "no-address",
  "objected",
  "withdrew",
  "already",
] as const;
export const maxProofLength = 300;
