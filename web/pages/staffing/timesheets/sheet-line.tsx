import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { tones, Warnings } from "@/web/features/staffing/timesheets/standing";
import { Tag } from "@/web/ui/tag";

/** One person's week; it leads to the deployment, where its hours are typed and decided. */
export function SheetLine({ sheet }: { sheet: Timesheet }) {
  const t = useTranslations("timesheets");
  const format = useFormatter();
  const { number, candidateName, clientName, deploymentId, status, minutes, reason } = sheet;
  const name = candidateName ?? t("week.erased");
  return (
    <li
      aria-label={`${number}, ${name}`}
      className="grid gap-1 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/deployments/${deploymentId}?tab=timesheets`}
          className="inline-flex min-h-[24px] items-center gap-1.5 font-medium text-ink underline-offset-2 hover:underline"
        >
          {name}
          <span className="num text-xs text-ink-3">{number}</span>
        </Link>
        <span className="w-full min-w-0 break-words text-ink-2 sm:w-auto sm:flex-1">
          {clientName}
        </span>
        {status !== "expected" && (
          <span className="num text-ink-2">
            {t("week.hours", { hours: format.number(minutes / 60, { maximumFractionDigits: 2 }) })}
          </span>
        )}
        <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>
      </div>
      {reason && <p className="text-xs text-ink-2">{reason}</p>}
      <Warnings sheet={sheet} />
    </li>
  );
}
