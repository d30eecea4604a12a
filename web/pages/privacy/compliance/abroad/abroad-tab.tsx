import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Dossier } from "@/modules/privacy/posted-workers/model";
import { Read } from "@/web/features/records/core/read";
import { dossierList, ToDoTags } from "@/web/features/privacy/posted-workers/to-do-tags";
import { useCountryPhrase } from "@/web/shared/place-names";
import { useDate } from "@/web/shared/dates";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";

/** Everybody who works or will work abroad, and what is left to do for them. */
export function AbroadTab() {
  const t = useTranslations("compliance");
  const query = useQuery(dossierList);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("abroad.failed") }}>
      {(dossiers) =>
        dossiers.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t("abroad.none")}
            text={t("abroad.noneText")}
            action={
              <Link to="/deployments" className={buttonClass()}>
                {t("abroad.toDeployments")}
              </Link>
            }
          />
        ) : (
          <ul aria-label={t("abroad.list")} className="grid grid-cols-1 gap-2">
            {dossiers.map((dossier) => (
              <DossierRow key={dossier.deploymentId} dossier={dossier} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}

/** One person's work abroad, with what comes next for it. */
function DossierRow({ dossier }: { dossier: Dossier }) {
  const t = useTranslations("compliance");
  const day = useDate();
  const where = useCountryPhrase();
  const whence = useCountryPhrase("from");
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
          {t("dossier.from", { home: whence(dossier.home), work: where(dossier.work) })} ·{" "}
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

export { AbroadTab as Component };
