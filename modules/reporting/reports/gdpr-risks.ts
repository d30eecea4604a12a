import type { GdprReport } from "./model";
import type { RiskArea, RiskLevel } from "./rules";

/** What is counted about data protection on a day. */
export type Standing = {
  people: number;
  consented: number;
  unconsented: number;
  expired: number;
  notices: number;
  requests: number;
  overdue: number;
  clocks: number;
  users: number;
  unprotected: number;
};

type Rule = {
  area: RiskArea;
  of: (standing: Standing) => number;
  level: RiskLevel;
  action: string;
  link: string;
};

/** What the law has a date for is pressing; the order is that of the list. */
const rules: Rule[] = [
  {
    area: "breach-clock",
    of: ({ clocks }) => clocks,
    level: "High",
    action: "Notify the authority within 72 hours, or write down why nobody has to be.",
    link: "/legal?tab=breaches",
  },
  {
    area: "overdue-requests",
    of: ({ overdue }) => overdue,
    level: "High",
    action: "Answer the requests whose month is over, today.",
    link: "/gdpr?tab=requests",
  },
  {
    area: "expired-retention",
    of: ({ expired }) => expired,
    level: "High",
    action: "Erase the people whose time is over, or record a ground to keep them.",
    link: "/gdpr?tab=retention&stretch=expired",
  },
  {
    area: "late-notices",
    of: ({ notices }) => notices,
    level: "Medium",
    action: "Tell these people that we keep their data and where it comes from.",
    link: "/gdpr?tab=retention&stretch=notice",
  },
  {
    area: "missing-consent",
    of: ({ unconsented }) => unconsented,
    level: "Medium",
    action: "Ask these people for their consent, or record another ground.",
    link: "/gdpr?tab=retention&stretch=unconsented",
  },
  {
    area: "no-second-factor",
    of: ({ unprotected }) => unprotected,
    level: "Low",
    action: "Ask these colleagues to sign in with a second factor.",
    link: "/admin?tab=users",
  },
];

/** Only what is really there; nobody reads a list of dangers that have not come. */
export const risksOf = (standing: Standing): GdprReport["risks"] =>
  rules.map(({ of, ...rule }) => ({ ...rule, n: of(standing) })).filter(({ n }) => n > 0);
