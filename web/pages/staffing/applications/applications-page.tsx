import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { type Stretch, stretches } from "@/modules/staffing/applications/rules";
import {
  applicationFilters,
  applicationList,
  type ApplicationListQuery,
} from "@/web/features/staffing/applications/list";
import { applicationCounts } from "@/web/features/staffing/applications/queries";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { ListPage } from "@/web/shared/list/list-page";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import { usePages, type Pages } from "@/web/shared/list/use-pages";
import { type Selection, useSelection } from "@/web/shared/list/selection/use-selection";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { useMay } from "@/web/shared/hooks/use-may";
import { Button, buttonClass } from "@/web/ui/button";
import { Segmented } from "@/web/ui/segmented";
import { AnswerDialog } from "./answer";
import { ApplicationCard, applicationColumns } from "./application-columns";
import { useTitled } from "@/web/shared/list/table/use-titled";
import { WaitingApplicants } from "./waiting/waiting-applicants";
import { Link } from "react-router-dom";
import { useEmptiness } from "@/web/shared/list/use-emptiness";

/** Why the list is empty: nobody applied yet, everything was looked into, or filters that nothing fits. */
function useApplicationEmptiness(
  list: Pages<Application>,
  { stretch = "all", q, origin, jobId }: ApplicationListQuery,
  clear: () => void,
) {
  const t = useTranslations("applications");
  const isOnly = stretch === "unreviewed" && !q && !origin && !jobId;
  const toJobs = (
    <Link to="/jobs" className={buttonClass("secondary")}>
      {t("toJobs")}
    </Link>
  );
  return useEmptiness({
    list,
    clear,
    isFiltered: stretch !== "all" || Boolean(q || origin || jobId),
    failed: t("failed"),
    noMatch: isOnly
      ? { title: t("allReviewed"), text: t("allReviewedText") }
      : { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toJobs },
  });
}

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
  const selection = useSelection();
  const columns = useTitled("applications", applicationColumns);
  const chips = useFilterChips(applicationFilters, query, { remove });
  const empty = useApplicationEmptiness(list, query, clear);
  return (
    <ListPage<Application>
      name="applications"
      head={{
        title: t("title"),
        count: list.phase === "ready" ? t("count", { count: list.total }) : "\u00a0",
        action: <WaitingApplicants />,
      }}
      summary={<StretchBar value={query.stretch ?? "all"} change={change} />}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<FilterControls list={applicationFilters} query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={place.layout}
      onLayoutChange={(layout) => change({ layout })}
      phase={list.phase}
      empty={empty}
      rows={list.rows}
      more={list.more && { ...list.more, label: t("loadMore", { left: list.left }) }}
      drawing={{
        nameOf: (application) => application.candidateName,
        card: (application) => <ApplicationCard application={application} />,
        columns,
        open,
      }}
      selection={selection}
      bulk={<ApplicationBulk rows={list.rows} selection={selection} />}
      opened={opened}
      closePanel={close}
      isPanelFull={place.isFull}
      panel={
        opened && (
          <Suspense>
            <ApplicationPanel id={opened} rows={list.rows} onClose={close} />
          </Suspense>
        )
      }
    />
  );
}

type Props = { rows: readonly Application[]; selection: Selection };

/** What can be done with the chosen applications; only those in sight are known well enough. */
function ApplicationBulk({ rows, selection }: Props) {
  const t = useTranslations("applications.answer");
  const mayAnswer = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const chosen = rows.filter(({ id }) => selection.has(id));
  if (!mayAnswer || chosen.length === 0) return null;
  return (
    <>
      <Button size="sm" icon={Send} onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {isOpen && (
        <Suspense>
          <AnswerDialog
            applications={chosen}
            onDone={selection.clear}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How many there are on each stretch of the way, which narrows the list to it. */
function StretchBar({ value, change }: { value: Stretch; change: Change }) {
  const t = useTranslations("applications.stretches");
  const format = useFormatter();
  const { data } = useQuery(applicationCounts);
  return (
    <Segmented
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
