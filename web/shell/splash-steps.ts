import { useCallback, useEffect, useState } from "react";
import { isSplashDue, markSplashSeen } from "./splash-flag";

// Specification §2 and §9
export const tickMs = 150;
export const largestStep = 15;
export const waitMs = 500;
export const fadeMs = 600;
/** The status text changes at these percentages. */
export const milestones = [25, 50, 75] as const;

export type Phase = "loading" | "finishing" | "hidden";

/** The three states of the intro, specification §4. */
export function useSplash(random: () => number = Math.random) {
  const [phase, setPhase] = useState<Phase>(() => (isSplashDue() ? "loading" : "hidden"));
  const [progress, setProgress] = useState(0);
  const end = useCallback(() => setPhase("hidden"), []);

  useEffect(() => {
    if (phase === "hidden") return markSplashSeen();
    if (phase === "finishing") return later(fadeMs, end);
    if (progress >= 100) return later(waitMs, () => setPhase("finishing"));
    return later(tickMs, () => setProgress((before) => advance(before, random())));
  }, [phase, progress, random, end]);

  return { phase, progress, skip: end };
}

/** One step of up to 15 points, never none and never beyond 100. */
export const advance = (progress: number, chance: number): number =>
  Math.min(100, progress + Math.max(1, Math.ceil(chance * largestStep)));

/** Which of the four status texts stands there. */
export const stageAt = (progress: number): number =>
  milestones.filter((milestone) => progress >= milestone).length;

function later(ms: number, act: () => void) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
