import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { PortalJob } from "@/modules/public/job-portal/model";
import {
  ownApplications,
  portalFilterOf,
  portalJobs,
} from "@/web/features/public/job-portal/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { MoreButton } from "@/web/shared/list/more-button";
import { useListState } from "@/web/shared/list/use-list-state";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Filters } from "./filters";
import { JobCard } from "./job-card";

const ApplyDialog = lazy(async () => ({ default: (await import("./apply-dialog")).ApplyDialog }));
const keys = ["q", "category"] as const;

/** Every open job, narrowed by words and a category, each with its way to apply. */
export function AvailableJobs() {
  const t = useTranslations("portal");
  const { values, change, clear } = useListState(keys);
  const filter = portalFilterOf(values);
  const pages = usePages(useInfiniteQuery(portalJobs(filter)));
  const { data: own } = useQuery(ownApplications);
  const [chosen, setChosen] = useState<PortalJob>();
  return (
    <div className="grid gap-4">
      <Filters filter={filter} onChange={change} />
      {pages.phase === "loading" && <SkeletonRows label={t("loading")} rows={6} rowClass="h-28" />}
      {pages.phase !== "loading" && pages.rows.length === 0 && (
        <NoJobs pages={pages} isFiltered={Object.keys(filter).length > 0} clear={clear} />
      )}
      {pages.rows.length > 0 && (
        <p className="eyebrow" role="status">
          {t("count", { count: pages.total })}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3 empty:hidden lg:grid-cols-2">
        {pages.rows.map((job) => (
          <li key={job.id} className="min-w-0">
            <JobCard
              job={job}
              own={own?.find(({ jobId }) => jobId === job.id)}
              apply={() => setChosen(job)}
            />
          </li>
        ))}
      </ul>
      <MoreButton more={pages.more}>{t("more", { left: pages.left })}</MoreButton>
      {chosen && (
        <Suspense>
          <ApplyDialog job={chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

type Props = { pages: Pages<unknown>; isFiltered: boolean; clear: () => void };

/** Why there are no jobs to apply for, and what to do about it. */
function NoJobs({ pages, isFiltered, clear }: Props) {
  const t = useTranslations("portal");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  if (pages.phase === "failed") {
    return (
      <ErrorState
        title={t("failed")}
        text={pages.error && refusalOf(pages.error)}
        retryLabel={tCommon("retry")}
        onRetry={pages.retry}
      />
    );
  }
  return isFiltered ? (
    <EmptyState
      kind="nothing-matches"
      title={t("noMatch")}
      text={t("noMatchText")}
      action={<Button onClick={clear}>{t("clear")}</Button>}
    />
  ) : (
    <EmptyState
      kind="nothing-yet"
      title={t("nothing")}
      text={t("nothingText")}
      action={
        <Link to="/scraping" className={buttonClass("primary")}>
          {t("toScraping")}
        </Link>
      }
    />
  );
}
