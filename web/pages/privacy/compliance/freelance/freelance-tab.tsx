import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Independence } from "@/modules/privacy/contractor-status/model";
import { Read } from "@/web/features/records/core/read";
import {
  independenceList,
  StandingTags,
} from "@/web/features/privacy/contractor-status/standing-tags";
import { useDate } from "@/web/shared/dates";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";

/** Everybody who works for themselves where that is looked into; who was not checked comes first. */
export function FreelanceTab() {
  const t = useTranslations("compliance");
  const query = useQuery(independenceList);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("independence.failed") }}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t("independence.none")}
            text={t("independence.noneText")}
            action={
              <Link to="/deployments" className={buttonClass()}>
                {t("abroad.toDeployments")}
              </Link>
            }
          />
        ) : (
          <ul aria-label={t("independence.list")} className="grid grid-cols-1 gap-2">
            {people.map((it) => (
              <PersonRow key={it.deploymentId} independence={it} />
            ))}
          </ul>
        )
      }
    </Read>
  );
}

function PersonRow({ independence: it }: { independence: Independence }) {
  const t = useTranslations("compliance.abroad");
  const day = useDate();
  return (
    <li
      aria-label={`${it.candidateName}, ${it.number}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={`/deployments/${it.deploymentId}?tab=independence`}
          className="inline-flex min-h-[24px] items-center gap-1.5 font-medium text-ink underline-offset-2 hover:underline"
        >
          {it.candidateName}
          <span className="num text-xs text-ink-3">{it.number}</span>
        </Link>
        <p className="break-words text-ink-2">{it.clientName}</p>
        <p className="num text-xs text-ink-3">
          {t("period", {
            from: day(it.startDate),
            until: it.endDate ? day(it.endDate) : t("openEnd"),
          })}
        </p>
      </div>
      <StandingTags independence={it} />
    </li>
  );
}

export { FreelanceTab as Component };
