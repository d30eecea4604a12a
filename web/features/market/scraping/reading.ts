import type { SourceOutcome, SourceState } from "@/modules/market/scraping/model";
import type { Tone } from "@/web/ui/tag";

/** Why a source can or cannot be read right now, the first thing that is missing first. */
export type Readiness = "on" | "off" | "needsKey" | "needsBoards";

export function readinessOf({ isOn, keys, kind, boards }: SourceState): Readiness {
  if (!isOn) return "off";
  if (Object.values(keys).includes(false)) return "needsKey";
  return kind === "feed" && boards.length === 0 ? "needsBoards" : "on";
}

export const readinessTones: Record<Readiness, Tone> = {
  on: "ok",
  off: "neutral",
  needsKey: "warn",
  needsBoards: "warn",
};

export const outcomeTones: Record<SourceOutcome["state"], Tone> = {
  queued: "neutral",
  running: "primary",
  done: "ok",
  blocked: "warn",
  failed: "bad",
  cancelled: "neutral",
};
