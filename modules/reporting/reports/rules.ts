export * from "@/modules/reporting/analytics/rules";

/** How pressing a risk is; specification §3 names the first two. */
export const riskLevels = ["High", "Medium", "Low"] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const complianceChecks = [
  "consent",
  "retention",
  "requests",
  "notices",
  "secondFactor",
] as const;
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
