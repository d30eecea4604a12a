import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Radar } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { CreateCampaign } from "@/web/features/engagement/campaigns";
import {
  jobFilters,
  type JobListQuery,
  jobCounts,
  jobList,
  jobsMatching,
} from "@/web/features/market/jobs/list";
import { jobsPollMs } from "@/web/features/market/jobs/queries";
import { JobOwnerBulk } from "@/web/features/market/recruiters";
import { Reanalysis } from "@/web/features/market/reanalysis";
import { AddOrder } from "@/web/features/staffing/job-orders/add-order";
import { RecordList } from "@/web/pages/records/record-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { JobCard } from "./job-card";
import { jobColumns } from "./job-columns";
import { JobStats } from "./job-stats";
import { jobKind } from "./kind";
import { JobPanel } from "./panel";
import { ImportLink } from "@/web/pages/staffing/list-imports/import-link";

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

/** "AI Job Intelligence": every job by how well it fits; `/jobs/:id` opens one beside the list. */
export function JobsPage() {
  const address = useListAddress(jobKind.path, jobFilters);
  const { query, change } = address;
  const jobs = useJobs(query);
  return (
    <RecordList
      kind={jobKind}
      address={address}
      list={jobs}
      matching={jobsMatching(query)}
      columns={jobColumns}
      card={(job) => <JobCard job={job} />}
      isCardToggled
      filters={jobFilters}
      summary={<Summary counts={jobs.counts} query={query} change={change} />}
      actions={<JobHead query={query} />}
      adder={<AddOrder />}
      bulk={(jobIds, onDone) => ({
        message: <CreateCampaign {...{ jobIds, onDone }} />,
        more: <JobOwnerBulk {...{ jobIds, onDone }} />,
      })}
      firstStep={<FirstScrape />}
      Panel={JobPanel}
    />
  );
}

type SummaryProps = Pick<ComponentProps<typeof JobStats>, "counts"> & {
  query: JobListQuery;
  change: (changes: { class: string | undefined }) => void;
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

function JobHead({ query }: { query: JobListQuery }) {
  const t = useTranslations("jobs");
  return (
    <div className="flex flex-wrap gap-2">
      <ImportLink kind="jobs" />
      <ExportMenu path="/api/jobs/export" filter={query} />
      <Link to="/scraping" className={buttonClass("primary")}>
        <Radar aria-hidden="true" size={16} />
        {t("findMore")}
      </Link>
    </div>
  );
}

/** Specification §2: the empty state links to /job-scraping. */
function FirstScrape() {
  const t = useTranslations("jobs.empty");
  return (
    <Link to="/job-scraping" className={buttonClass("primary")}>
      {t("action")}
    </Link>
  );
}
