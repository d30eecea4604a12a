import { type ReactNode, useLayoutEffect, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { Brand } from "../brand";
import { Racks } from "./splash-art";
import { isSplashDue, markSplashSeen } from "./splash-flag";

// Specification §2 and §9
export const tickMs = 150;
export const maxStep = 15;
export const waitMs = 500;
export const fadeMs = 600;
/** The status text changes at these percentages. */
const milestones = [25, 50, 75] as const;

type Phase = "loading" | "finishing" | "hidden";

/** The three states of the intro, specification §4. */
function useSplash(random: () => number = Math.random) {
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
  Math.min(100, progress + Math.max(1, Math.ceil(chance * maxStep)));

/** Which of the four status texts stands there. */
export const stageAt = (progress: number): number =>
  milestones.filter((milestone) => progress >= milestone).length;

function later(ms: number, act: () => void) {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

const stages = ["connecting", "infrastructure", "talent", "engine"] as const;

/** The intro: what lies behind it loads unseen, and any key or click ends it. */
export default function Splash({
  children,
  random,
}: {
  children: ReactNode;
  random?: () => number;
}) {
  const { phase, progress, skip } = useSplash(random);
  const isOver = phase === "hidden";
  useAnyKey(skip, !isOver);
  return (
    <>
      {!isOver && <Curtain progress={progress} isFading={phase === "finishing"} skip={skip} />}
      <div inert={!isOver} aria-busy={!isOver} className={cx(!isOver && "invisible")}>
        {children}
      </div>
    </>
  );
}

type CurtainProps = { progress: number; isFading: boolean; skip: () => void };

function Curtain({ progress, isFading, skip }: CurtainProps) {
  const t = useTranslations("shell.splash");
  const stage = stages[stageAt(progress)] ?? "engine";
  return (
    <section
      aria-label={t("title")}
      onClick={skip}
      className={cx(
        "blueprint fixed inset-0 z-50 flex flex-col bg-bg p-6 transition-opacity duration-[600ms] sm:p-10",
        isFading && "opacity-0",
      )}
    >
      <Brand />
      <div className="m-auto w-full max-w-[560px]">
        <Racks progress={progress} />
        <div className="mt-8 flex items-end justify-between gap-6">
          <p role="status" className="text-base text-ink-2">
            {t(stage)}
          </p>
          <p aria-hidden="true" className="num text-num-xl font-medium">
            {progress}
            <span className="text-base text-ink-3">%</span>
          </p>
        </div>
        <div
          role="progressbar"
          aria-label={t("title")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          className="mt-3 h-[3px] overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full bg-primary transition-[width] duration-150"
            style={{ width: `${progress}%` }}
          />
        </div>
      </div>
      <Button look="ghost" className="self-end" onClick={skip}>
        {t("skip")}
      </Button>
    </section>
  );
}

/** Listens before anything else does, so that the key that skips does nothing more. */
function useAnyKey(act: () => void, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [act, isOn]);
}
