import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { type Stretch, stretches } from "@/modules/staffing/applications/rules";
import {
  applicationFilters,
  applicationList,
  type ApplicationListQuery,
  applicationsMatching,
} from "@/web/features/staffing/applications/list";
import { applicationCounts } from "@/web/features/staffing/applications/queries";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { ExportMenu } from "@/web/shared/export-menu";
import { useActiveFilters } from "@/web/shared/list/conditions/use-active-filters";
import { sortPropsOf } from "@/web/shared/list/filters/sort-control";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { ListPage } from "@/web/shared/list/list-page";
import { usePages, type Pages } from "@/web/shared/list/use-pages";
import { useListCounts } from "@/web/shared/list/use-list-counts";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { ApplicationBulk } from "./application-bulk";
import { ApplicationCard, applicationColumns } from "./application-columns";
import { useTranslatedColumns } from "@/web/shared/list/table/use-translated-columns";
import { WaitingApplicants } from "./waiting/waiting-applicants";
import { Link } from "react-router-dom";
import { useEmptiness } from "@/web/shared/list/use-emptiness";

/** Why the list is empty: nobody applied yet, everything was looked into, or filters that nothing fits. */
function useApplicationEmptiness(
  list: Pages<Application>,
  { stretch = "all", q, origin, jobId, where }: ApplicationListQuery,
  clear: () => void,
) {
  const t = useTranslations("applications");
  const isOnly = stretch === "unreviewed" && !q && !origin && !jobId && !where;
  const toJobs = (
    <Link to="/jobs" className={buttonClass("secondary")}>
      {t("toJobs")}
    </Link>
  );
  return useEmptiness({
    list,
    clear,
    isFiltered: stretch !== "all" || Boolean(q || origin || jobId || where),
    failed: t("failed"),
    noMatch: isOnly
      ? { title: t("allReviewed"), text: t("allReviewedText") }
      : { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toJobs },
  });
}

/** Keys that its open record answers; pressed on a row of the list they open the record and do it there. */
const shortcuts = ["m", "i", "s", "a"] as const;

// Nothing is open at first.
const ApplicationPanel = lazy(() => import("./record/application-panel"));

/** Everybody who applied or was taken along, for whichever job; those nobody looked into first in sight. */
export function ApplicationsPage() {
  const t = useTranslations("applications");
  const { query, change, remove, clear, opened, open, close, ...place } = useListAddress(
    "/applications",
    applicationFilters,
  );
  const list = usePages(useInfiniteQuery(applicationList(query)));
  const told = useToldApplications(list);
  const selection = useSelection();
  const columns = useTranslatedColumns("applications", applicationColumns);
  const { conditions, chips } = useActiveFilters(applicationFilters, { query, change, remove });
  const empty = useApplicationEmptiness(list, query, clear);
  return (
    <ListPage<Application>
      name="applications"
      head={{
        title: t("title"),
        beside: <ListViews kind="application" />,
        count: told.count,
        action: <PageActions query={query} />,
      }}
      summary={<StretchBar value={query.stretch ?? "all"} change={change} />}
      search={{
        label: t("search"),
        value: query.q ?? "",
        onSearch: (q) => change({ q }),
        conditions,
      }}
      filters={<FilterControls list={applicationFilters} {...{ query, change, conditions }} />}
      chips={chips}
      clearFilters={clear}
      layout={place.layout}
      onLayoutChange={(layout) => change({ layout })}
      phase={list.phase}
      empty={empty}
      rows={list.rows}
      {...sortPropsOf({ list: applicationFilters, query, change })}
      more={told.more}
      drawing={{
        nameOf: (application) => application.candidateName,
        card: (application) => <ApplicationCard application={application} />,
        columns,
        open,
        shortcuts,
      }}
      selection={selection}
      matching={told.all && { ...applicationsMatching(query), ...told.all }}
      bulk={<ApplicationBulk rows={list.rows} selection={selection} />}
      opened={opened}
      closePanel={close}
      isPanelFull={place.isFull}
      panel={
        <Suspense>
          {opened && <ApplicationPanel id={opened} rows={list.rows} onClose={close} />}
        </Suspense>
      }
    />
  );
}

function useToldApplications(list: Pages<Application>) {
  const t = useTranslations("applications");
  return useListCounts(list, {
    count: (count) => t("count", { count }),
    more: (left) => t("loadMore", { left }),
  });
}

const PageActions = ({ query }: { query: ApplicationListQuery }) => (
  <div className="flex flex-wrap gap-2">
    <WaitingApplicants />
    <ExportMenu path="/api/applications/export" filter={query} />
  </div>
);

/** How many there are on each stretch of the way, which narrows the list to it. */
function StretchBar({ value, change }: { value: Stretch; change: Change }) {
  const t = useTranslations("applications.stretches");
  const format = useFormatter();
  const { data } = useQuery(applicationCounts);
  return (
    <SegmentedControl
      label={t("label")}
      choices={stretches.map((stretch) => ({
        value: stretch,
        label: t(stretch),
        ...(data && { count: format.number(data[stretch]) }),
      }))}
      value={value}
      onValueChange={(chosen) => change({ stretch: chosen === "all" ? "" : chosen })}
    />
  );
}
