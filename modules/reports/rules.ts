/** How pressing a risk is; specification §3 names the first two. */
export const riskLevels = ["High", "Medium", "Low"] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const complianceChecks = ["consent", "retention", "requests", "notices", "secondFactor"] as const;
export type ComplianceCheck = (typeof complianceChecks)[number];

/** Where data protection stands badly, each counted. */
export const riskAreas = [
  "expired-retention",
  "missing-consent",
  "overdue-requests",
  "late-notices",
  "breach-clock",
  "no-second-factor",
] as const;
export type RiskArea = (typeof riskAreas)[number];

/** What the figures advise to look after, and by which of them. */
export const focusKinds = ["country", "skill", "shortage"] as const;
export const riskKinds = ["falling-demand", "one-client", "ending-soon", "open-seats"] as const;

/** As many of each kind as a list shows. */
export const longestTop = 10;
/** As many lines as stand behind one figure at a time. */
export const mostLines = 200;
