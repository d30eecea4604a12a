import { RefreshCw } from "lucide-react";
import { useTranslations } from "use-intl";
import type { AnalysisRun } from "@/modules/market/reanalysis/model";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Progress } from "@/web/ui/progress";

type StaleProps = {
  stale: number;
  start: () => void;
  isStarting: boolean;
  report: (() => void) | undefined;
};

export function StaleBanner({ stale, start, isStarting, report }: StaleProps) {
  const t = useTranslations("reanalysis");
  return (
    <Banner
      tone="primary"
      action={
        <span className="flex flex-wrap justify-end gap-2">
          {report && (
            <Button size="sm" look="ghost" onClick={report}>
              {t("last")}
            </Button>
          )}
          <Button size="sm" look="primary" icon={RefreshCw} pending={isStarting} onClick={start}>
            {t("start")}
          </Button>
        </span>
      }
    >
      {t("stale", { count: stale })}
    </Banner>
  );
}

type RunningProps = { run: AnalysisRun; cancel: () => void; isLeaving: boolean };

/** Not a banner, which would read every step aloud. */
export function RunningBanner({ run, cancel, isLeaving }: RunningProps) {
  const t = useTranslations("reanalysis");
  const text = t("running", { done: run.done, total: run.total });
  return (
    <section
      aria-label={t("label")}
      className="flex items-center gap-3 rounded-lg bg-primary-wash px-3.5 py-2.5 text-sm text-primary-ink"
    >
      <div className="grid min-w-0 flex-1 gap-1.5">
        {text}
        <Progress label={t("label")} value={run.progress} text={text} isThin />
      </div>
      <Button size="sm" pending={isLeaving} onClick={cancel}>
        {t("cancel")}
      </Button>
    </section>
  );
}

type OverProps = { run: AnalysisRun; report: (() => void) | undefined; hide: () => void };

export function OverBanner({ run, report, hide }: OverProps) {
  const t = useTranslations("reanalysis");
  const count = run.report?.analysed ?? 0;
  const texts = {
    active: "",
    completed: t("done", { count, scores: run.report?.scoresChanged ?? 0 }),
    cancelled: t("cancelled", { count }),
    failed: t("broken", { count }),
  };
  return (
    <Banner
      tone={run.state === "completed" ? "ok" : "warn"}
      action={
        <span className="flex flex-wrap justify-end gap-2">
          {report && (
            <Button size="sm" onClick={report}>
              {t("report")}
            </Button>
          )}
          <Button size="sm" look="ghost" onClick={hide}>
            {t("hide")}
          </Button>
        </span>
      }
    >
      {texts[run.state]}
    </Banner>
  );
}
