import { Radar } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { jobFilters, type JobListQuery, jobCounts, jobList } from "@/web/features/market/jobs/list";
import { jobsMatching } from "@/web/features/market/jobs/matching";
import { Reanalysis } from "@/web/features/market/reanalysis";
import { AddOrder } from "@/web/features/staffing/job-orders/add-order";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { useConditionChips } from "@/web/shared/list/conditions/use-condition-chips";
import { conditionsOf } from "@/web/shared/list/conditions/use-conditions";
import { ExportMenu } from "@/web/shared/export-menu";
import { ordered } from "@/web/shared/list/filters/sort-control";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { ListPage } from "@/web/shared/list/list-page";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { JobCard } from "./job-card";
import { JobStats } from "./job-stats";
import { JobPanel } from "./panel";
import { useTitled } from "@/web/shared/list/table/use-titled";
import { jobColumns } from "./job-columns";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { usePages } from "@/web/shared/list/use-pages";
import { jobsPollMs } from "@/web/features/market/jobs/queries";

type Jobs = ReturnType<typeof useJobs>;

/**
 * The jobs of a filter, kept up to date. One page is simply asked for again, which costs an
 * empty answer while nothing changes; of more pages only the counts are, until they differ.
 */
function useJobs(query: JobListQuery) {
  const list = useInfiniteQuery({
    ...jobList(query),
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : jobsPollMs),
  });
  const counts = useQuery({ ...jobCounts(query), refetchInterval: jobsPollMs }).data;
  useRefreshOn(counts, query);

  return { ...usePages(list), counts };
}

function useRefreshOn(counts: unknown, query: JobListQuery) {
  const queries = useQueryClient();
  const known = useRef(counts);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== counts;
    known.current = counts;
    if (isNews) void queries.invalidateQueries({ queryKey: jobList(query).queryKey });
  }, [counts, queries, query]);
}

// Nothing is selected at first.
const JobBulk = lazy(() => import("./job-bulk"));

/** "AI Job Intelligence": every job by how well it fits; `/jobs/:id` opens one beside the list. */
export function JobsPage() {
  const t = useTranslations("jobs");
  const { query, change, remove, clear, opened, open, close, ...place } = useListAddress(
    "/jobs",
    jobFilters,
  );
  const jobs = useJobs(query);
  const selection = useSelection();
  const columns = useTitled("jobs", jobColumns);
  const conditions = conditionsOf(jobFilters.asks, query, change);
  const chips = [
    ...useFilterChips(jobFilters, query, { remove }),
    ...useConditionChips(conditions),
  ];
  const empty = useJobEmptiness({ list: jobs, isFiltered: chips.length > 0, clear });
  return (
    <ListPage<Job>
      name="jobs"
      head={{
        title: t("title"),
        count: jobs.phase === "ready" ? t("count", { count: jobs.total }) : "\u00a0",
        beside: <ListViews kind="job" />,
        action: <JobHead query={query} />,
      }}
      summary={<Summary counts={jobs.counts} query={query} change={change} />}
      search={{
        label: t("search"),
        value: query.q ?? "",
        onSearch: (q) => change({ q }),
        conditions,
      }}
      filters={<FilterControls {...{ list: jobFilters, query, change, conditions }} />}
      chips={chips}
      clearFilters={clear}
      layout={place.layout}
      onLayoutChange={(layout) => change({ layout })}
      phase={jobs.phase}
      empty={empty}
      rows={jobs.rows}
      {...ordered({ list: jobFilters, query, change })}
      more={jobs.more && { ...jobs.more, label: t("loadMore", { left: jobs.left }) }}
      drawing={{
        nameOf: (job) => job.title,
        card: (job) => <JobCard job={job} />,
        columns,
        open,
        isCardToggled: true,
      }}
      selection={selection}
      matching={jobs.phase === "ready" ? { ...jobsMatching(query), total: jobs.total } : undefined}
      bulk={<Bulk selection={selection} />}
      opened={opened}
      closePanel={close}
      isPanelFull={place.isFull}
      panel={
        opened && (
          <Suspense>
            <JobPanel id={opened} rows={jobs.rows} onClose={close} />
          </Suspense>
        )
      }
    />
  );
}

type SummaryProps = Pick<ComponentProps<typeof JobStats>, "counts"> & {
  query: JobListQuery;
  change: (changes: { class: JobListQuery["class"] }) => void;
};

const Summary = ({ counts, query, change }: SummaryProps) => (
  <>
    <Reanalysis />
    <JobStats
      counts={counts}
      value={query.class}
      onValueChange={(value) => change({ class: value })}
    />
  </>
);

const Bulk = (props: ComponentProps<typeof JobBulk>) => (
  <Suspense>
    <JobBulk {...props} />
  </Suspense>
);

function JobHead({ query }: { query: JobListQuery }) {
  const t = useTranslations("jobs");
  return (
    <div className="flex flex-wrap gap-2">
      <ExportMenu path="/api/jobs/export" filter={query} />
      <AddOrder />
      <Link to="/scraping" className={buttonClass("primary")}>
        <Radar aria-hidden="true" size={16} />
        {t("findMore")}
      </Link>
    </div>
  );
}

type Options = { list: Jobs; isFiltered: boolean; clear: () => void };

/** Why there are no jobs; specification §2: the empty state links to /job-scraping. */
function useJobEmptiness(options: Options) {
  const t = useTranslations("jobs");
  const action = (
    <Link to="/job-scraping" className={buttonClass("primary")}>
      {t("empty.action")}
    </Link>
  );
  return useEmptiness({
    ...options,
    failed: t("failed.title"),
    noMatch: { title: t("noMatch.title"), text: t("noMatch.text") },
    nothing: { title: t("empty.title"), text: t("empty.text"), action },
  });
}
