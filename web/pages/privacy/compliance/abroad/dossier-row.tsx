import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Dossier } from "@/modules/staffing/posted-workers/model";
import { ToDoTags } from "@/web/features/staffing/posted-workers/to-do-tags";
import { useCountryNames } from "@/web/shared/country-name";
import { useDay } from "@/web/features/crm/certificates/use-day";

/** One person's work abroad, with what comes next for it. */
export function DossierRow({ dossier }: { dossier: Dossier }) {
  const t = useTranslations("compliance");
  const day = useDay();
  const countryOf = useCountryNames();
  const { deploymentId, number, candidateName, clientName, startDate, endDate } = dossier;
  return (
    <li
      aria-label={`${candidateName}, ${number}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={`/deployments/${deploymentId}?tab=abroad`}
          className="inline-flex min-h-[24px] items-center gap-1.5 font-medium text-ink underline-offset-2 hover:underline"
        >
          {candidateName}
          <span className="num text-xs text-ink-3">{number}</span>
        </Link>
        <p className="break-words text-ink-2">
          {t("dossier.from", { home: countryOf(dossier.home), work: countryOf(dossier.work) })} ·{" "}
          {clientName}
        </p>
        <p className="num text-xs text-ink-3">
          {t("abroad.period", {
            from: day(startDate),
            until: endDate ? day(endDate) : t("abroad.openEnd"),
          })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {dossier.nextDue && (
          <span className="num text-xs text-ink-2">
            {t("abroad.next", { date: day(dossier.nextDue) })}
          </span>
        )}
        <ToDoTags dossier={dossier} />
      </div>
    </li>
  );
}
