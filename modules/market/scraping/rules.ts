import { type Role, type System } from "@/modules/knowledge/analysis/rules";
import type { SourceId } from "@/modules/market/sources/rules";

// Specification §9: what the scraping page has ticked at first.
export const defaultSources: SourceId[] = ["linkedin", "indeed", "stepstone"];
/** Codes as the specification writes them. */
export const countryOptions = ["NL", "DE", "FR", "UK", "ES", "IT"] as const;
export const defaultCountries = ["NL", "DE", "FR", "UK"];
export const defaultRoles: Role[] = [
  "critical-facilities",
  "mep-engineer",
  "dc-operations",
  "commissioning",
];
export const defaultSystems: System[] = ["ups-systems", "cooling-systems", "bms-dcim"];
/** What the dashboard's button sends, specification §7. */
export const dashboardKeywords = [
  "datacenter",
  "MEP engineer",
  "facilities manager",
  "cloud infrastructure",
];

export const statusPollMs = 2000;
export const keywordsMax = 50;

export const runStates = ["active", "completed", "cancelled", "failed"] as const;
export const outcomeStates = [
  "queued",
  "running",
  "done",
  "blocked",
  "failed",
  "cancelled",
] as const;
export const schedules = ["none", "daily", "weekly"] as const;
