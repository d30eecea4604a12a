import { type ComponentProps, lazy, Suspense, useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/jobs/model";
import { focusRow } from "@/web/components/list/focus-row";
import { ListPage } from "@/web/components/list/list-page";
import { useListState } from "@/web/components/list/use-list-state";
import { useSelection } from "@/web/components/list/use-selection";
import { jobListKeys, jobQueryOf } from "@/web/components/queries/jobs";
import { Reanalysis } from "@/web/components/reanalysis";
import { isFullIn, recordKeys, withoutKeys } from "@/web/components/record/address";
import { JobCard } from "./job-card";
import { JobFilters } from "./job-filters";
import { JobHead } from "./job-head";
import { JobStats } from "./job-stats";
import { JobPanel } from "./panel";
import { useEmptiness } from "./use-emptiness";
import { useJobChips } from "./use-job-chips";
import { useJobColumns } from "./use-job-columns";
import { useJobs } from "./use-jobs";

// Nothing is selected at first.
const JobBulk = lazy(() => import("./job-bulk"));

const addressKeys = [...jobListKeys, "layout"] as const;

/** "AI Job Intelligence": every job by how well it fits; `/jobs/:id` opens one beside the list. */
export function JobsPage() {
  const t = useTranslations("jobs");
  const { id: opened } = useParams();
  const navigate = useNavigate();
  const { values, change, clear, search } = useListState(addressKeys);
  const query = useMemo(() => jobQueryOf(values), [values]);
  const jobs = useJobs(query);
  const selection = useSelection();
  const columns = useJobColumns();
  const chips = useJobChips(query, (key) => change({ [key]: undefined }));
  const empty = useEmptiness({ jobs, isFiltered: chips.length > 0, clear });

  const closePanel = () => {
    const list = { pathname: "/jobs", search: withoutKeys(search, recordKeys) };
    void navigate(list, { preventScrollReset: true });
    if (opened) focusRow(opened);
  };
  return (
    <ListPage<Job>
      head={{
        title: t("title"),
        count: jobs.phase === "ready" ? t("count", { count: jobs.total }) : "\u00a0",
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
      layout={values.layout === "table" ? "table" : "cards"}
      onLayoutChange={(layout) => change({ layout: layout === "cards" ? undefined : layout })}
      phase={jobs.phase}
      empty={empty}
      rows={jobs.rows}
      more={jobs.more && { ...jobs.more, label: t("loadMore", { left: jobs.left }) }}
      drawing={{
        nameOf: (job) => job.title,
        card: (job) => <JobCard job={job} />,
        columns,
        open: (id) => navigate({ pathname: `/jobs/${id}`, search }, { preventScrollReset: true }),
      }}
      selection={selection}
      bulk={
        <Suspense>
          <JobBulk selection={selection} />
        </Suspense>
      }
      opened={opened}
      closePanel={closePanel}
      isPanelFull={opened !== undefined && isFullIn(search)}
      panel={opened && <Panel id={opened} rows={jobs.rows} onClose={closePanel} />}
    />
  );
}

const Panel = (props: ComponentProps<typeof JobPanel>) => (
  <Suspense>
    <JobPanel {...props} />
  </Suspense>
);
