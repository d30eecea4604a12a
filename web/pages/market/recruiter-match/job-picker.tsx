import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { jobsHeight, jobsShown } from "@/modules/market/recruiters/rules";
import { jobList } from "@/web/features/market/jobs/list";
import { SearchBox } from "@/web/shared/list/filters/filter-bar";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { cx } from "@/web/ui/cx";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { ScoreMeter } from "@/web/ui/score-meter";
import { SkeletonRows } from "@/web/ui/skeleton";

type Props = { q: string; onSearch: (q: string) => void; chosen: string | null };

/** What may be picked: all jobs, or those that a search finds. */
export const jobsToPick = (q: string) => jobList(q ? { q } : {}, jobsShown);

/** The jobs that have an analysis, best first: five to begin with, more on demand. */
export function JobPicker({ q, onSearch, chosen }: Props) {
  const t = useTranslations("recruiters");
  const jobs = useInfiniteQuery(jobsToPick(q));
  const rows = jobs.data?.pages.flatMap(({ items }) => items) ?? [];
  const analysed = rows.filter(({ aiAnalysis }) => aiAnalysis !== null);
  return (
    <Card title={t("jobs")} className="min-w-0 lg:sticky lg:top-20">
      <div data-narrow className="mb-3 flex">
        <SearchBox label={t("searchJobs")} value={q} onSearch={onSearch} />
      </div>
      {jobs.isPending && <SkeletonRows label={t("loadingJobs")} rows={jobsShown} />}
      {jobs.isError && <Failed retry={() => void jobs.refetch()} />}
      {jobs.isSuccess && analysed.length === 0 && <NoJobs isSearch={q !== ""} />}
      {analysed.length > 0 && (
        <div className="overflow-y-auto" style={{ maxHeight: jobsHeight }}>
          <ul aria-label={t("jobs")} className="divide-y divide-line border-y border-line">
            {analysed.map((job) => (
              <li key={job.id}>
                <JobChoice job={job} isChosen={job.id === chosen} />
              </li>
            ))}
          </ul>
          {jobs.hasNextPage && (
            <Button
              size="sm"
              className="mt-3 w-full"
              pending={jobs.isFetchingNextPage}
              onClick={() => void jobs.fetchNextPage()}
            >
              {t("moreJobs")}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslations("recruiters");
  const tCommon = useTranslations("common.actions");
  return <ErrorState title={t("jobsFailed")} retryLabel={tCommon("retry")} onRetry={retry} />;
}

function NoJobs({ isSearch }: { isSearch: boolean }) {
  const t = useTranslations("recruiters");
  if (isSearch) return <EmptyState kind="nothing-matches" title={t("noJobsFound")} />;
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("noJobs")}
      text={t("noJobsText")}
      action={
        <Link to="/scraping" className={buttonClass("primary")}>
          {t("toScraping")}
        </Link>
      }
    />
  );
}

/** One job of the list; choosing it is a place of its own in the browser's history. */
function JobChoice({ job, isChosen }: { job: Job; isChosen: boolean }) {
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
      <ScoreMeter score={score} label={t("score.value", { score: Math.round(score) })} />
    </Link>
  );
}
