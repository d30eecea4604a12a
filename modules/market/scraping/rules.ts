import { type Role, type System } from "@/modules/knowledge/analysis/rules";
import type { SourceId } from "@/modules/market/sources/rules";

// Specification §9: what the scraping page has ticked at first, as far as it is turned on.
export const defaultSources: SourceId[] = ["linkedin", "indeed", "stepstone"];

/** Why a source can or cannot be read right now, the first thing that is missing first. */
export type Readiness = "on" | "off" | "needsKey" | "needsBoards";

type Readable = { isOn: boolean; keys: Record<string, boolean>; kind: string; boards: unknown[] };

export function readinessOf({ isOn, keys, kind, boards }: Readable): Readiness {
  if (!isOn) return "off";
  if (Object.values(keys).includes(false)) return "needsKey";
  return kind === "feed" && boards.length === 0 ? "needsBoards" : "on";
}

/** What is searched where nobody chose: of the default sources those that can be read, else all that can. */
export function usualSources(states: readonly (Readable & { id: SourceId })[]): SourceId[] {
  const readable = states.filter((it) => readinessOf(it) === "on" && it.kind !== "page");
  const usual = readable.filter(({ id }) => defaultSources.includes(id));
  return (usual.length > 0 ? usual : readable).map(({ id }) => id);
}
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

type Outcome = { state: (typeof outcomeStates)[number] };

/** What a run that was worked through has come to: one of which no source could be read has failed. */
export const endOf = (outcomes: readonly Outcome[]): "completed" | "failed" =>
  outcomes.length > 0 && outcomes.every(({ state }) => state === "failed" || state === "blocked")
    ? "failed"
    : "completed";

/** Why no ads come in: nothing that can be read is turned on, or nothing could be read the last time. */
export const troubles = ["noSource", "unread"] as const;

type Ended = { state: (typeof runStates)[number]; outcomes: readonly Outcome[] };

/** Of the sources that are searched where nobody chose, and the latest run. */
export function troubleOf(usual: readonly SourceId[], last: Ended | null) {
  if (last?.state === "active") return null;
  if (usual.length === 0) return "noSource";
  return last?.state === "failed" && endOf(last.outcomes) === "failed" ? "unread" : null;
}
