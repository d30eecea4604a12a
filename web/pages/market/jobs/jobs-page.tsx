import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { ListPage } from "@/web/shared/list/list-page";
import { layoutOf } from "@/web/shared/list/types";
import { useSelection } from "@/web/shared/list/use-selection";
import { jobListKeys, jobQueryOf } from "@/web/features/market/jobs/queries";
import { Reanalysis } from "@/web/features/market/reanalysis";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { ListViews } from "@/web/features/platform/saved-views/list-views";
import { JobCard } from "./job-card";
import { JobFilters } from "./job-filters";
import { JobHead } from "./job-head";
import { JobStats } from "./job-stats";
import { JobPanel } from "./panel";
import { useJobChips } from "./use-job-chips";
import { useJobColumns } from "./use-job-columns";
import { useJobEmptiness } from "./use-job-emptiness";
import { useJobs } from "./use-jobs";

// Nothing is selected at first.
const JobBulk = lazy(() => import("./job-bulk"));

/** "AI Job Intelligence": every job by how well it fits; `/jobs/:id` opens one beside the list. */
export function JobsPage() {
  const t = useTranslations("jobs");
  const { query, change, remove, clear, opened, open, close, ...place } = useListAddress(
    "/jobs",
    jobListKeys,
    jobQueryOf,
  );
  const jobs = useJobs(query);
  const selection = useSelection();
  const columns = useJobColumns();
  const chips = useJobChips(query, remove);
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
      summary={
        <>
          <Reanalysis />
          <JobStats
            counts={jobs.counts}
            value={query.class}
            onValueChange={(value) => change({ class: value })}
          />
        </>
      }
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<JobFilters query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={layoutOf(place.layout)}
      onLayoutChange={(layout) => change({ layout: layout === "cards" ? undefined : layout })}
      phase={jobs.phase}
      empty={empty}
      rows={jobs.rows}
      more={jobs.more && { ...jobs.more, label: t("loadMore", { left: jobs.left }) }}
      drawing={{
        nameOf: (job) => job.title,
        card: (job) => <JobCard job={job} />,
        columns,
        open,
      }}
      selection={selection}
      bulk={
        <Suspense>
          <JobBulk selection={selection} />
        </Suspense>
      }
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
