import { useTranslations } from "use-intl";
import { stages } from "@/modules/public/job-portal/rules";
import { cx } from "@/web/ui/cx";

/** Specification §4: Applied, Review, Interview, Offer; what has been reached is solid. */
export function Progress({ reached }: { reached: number }) {
  const t = useTranslations("portal");
  return (
    <ol aria-label={t("own.progress")} className="grid grid-cols-4 gap-1.5">
      {stages.map((stage, n) => (
        <li
          key={stage}
          aria-current={n === reached - 1 ? "step" : undefined}
          data-reached={n < reached}
          className="grid gap-1"
        >
          <span
            aria-hidden="true"
            className={cx("h-[10px] rounded-[2px]", n < reached ? "bg-primary" : "bg-line")}
          />
          <span className={cx("truncate text-xs", n < reached ? "text-ink" : "text-ink-3")}>
            {t(`stages.${stage}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
