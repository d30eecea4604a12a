import { Link, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { cx } from "@/web/ui/cx";
import { LinkMeter } from "@/web/ui/link-meter";

/** One job of the list; choosing it is a place of its own in the browser's history. */
export function JobChoice({ job, isChosen }: { job: Job; isChosen: boolean }) {
  const t = useTranslations("jobs");
  const [params] = useSearchParams();
  const target = new URLSearchParams(params);
  target.set("job", job.id);
  const score = Number(job.aiMatchScore);
  return (
    <Link
      to={`?${target}`}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className={cx(
        "flex min-h-[52px] items-center gap-3 px-2.5 py-2 outline-offset-[-2px]",
        isChosen ? "bg-primary-wash" : "hover:bg-sunken",
      )}
    >
      <span className="min-w-0 flex-1">
        <span
          className={cx("block text-sm font-medium", isChosen ? "text-primary-ink" : "text-ink")}
        >
          {job.title}
        </span>
        <span className="block truncate text-xs text-ink-2">
          {[job.company ?? t("noCompany"), job.location ?? job.country].filter(Boolean).join(" · ")}
        </span>
      </span>
      <LinkMeter score={score} label={t("score.value", { score: Math.round(score) })} />
    </Link>
  );
}
