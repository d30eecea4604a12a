import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { ListPage } from "@/web/shared/list/list-page";
import { layoutOf } from "@/web/shared/list/types";
import { usePages } from "@/web/shared/list/use-pages";
import { useSelection } from "@/web/shared/list/use-selection";
import {
  applicationList,
  applicationListKeys,
  applicationQueryOf,
} from "@/web/features/staffing/applications/queries";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { ApplicationBulk } from "./application-bulk";
import { ApplicationCard } from "./application-card";
import { ApplicationFilters } from "./application-filters";
import { StretchBar } from "./stretch-bar";
import { useApplicationChips } from "./use-application-chips";
import { useApplicationColumns } from "./use-application-columns";
import { useApplicationEmptiness } from "./use-application-emptiness";
import { WaitingApplicants } from "./waiting/waiting-applicants";

// Nothing is open at first.
const ApplicationPanel = lazy(() => import("./record/application-panel"));

/** Everybody who applied or was taken along, for whichever job; those nobody looked into first in sight. */
export function ApplicationsPage() {
  const t = useTranslations("applications");
  const { query, change, remove, clear, opened, open, close, ...place } = useListAddress(
    "/applications",
    applicationListKeys,
    applicationQueryOf,
  );
  const list = usePages(useInfiniteQuery(applicationList(query)));
  const selection = useSelection();
  const columns = useApplicationColumns();
  const chips = useApplicationChips(query, remove);
  const empty = useApplicationEmptiness(list, query, clear);
  return (
    <ListPage<Application>
      name="applications"
      head={{
        title: t("title"),
        count: list.phase === "ready" ? t("count", { count: list.total }) : "\u00a0",
        action: <WaitingApplicants />,
      }}
      summary={<StretchBar value={query.stretch} change={change} />}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<ApplicationFilters query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={layoutOf(place.layout, [], "table")}
      onLayoutChange={(layout) => change({ layout: layout === "table" ? undefined : layout })}
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
