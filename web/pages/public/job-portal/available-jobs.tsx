import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { PortalJob } from "@/modules/public/job-portal/model";
import { MoreButton } from "@/web/shared/list/more-button";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import {
  ownApplications,
  portalFilterOf,
  portalJobs,
} from "@/web/features/public/job-portal/queries";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Filters } from "./filters";
import { JobCard } from "./job-card";
import { NoJobs } from "./no-jobs";

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
