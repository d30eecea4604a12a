import type { SourceOutcome } from "@/modules/market/scraping/model";
import type { Readiness } from "@/modules/market/scraping/rules";
import type { Tone } from "@/web/ui/tag";

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
