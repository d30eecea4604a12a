import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Employer } from "@/modules/market/employers/model";
import {
  employerFilters,
  employerList,
  type EmployerListQuery,
} from "@/web/features/market/employers/list";
import { radarPollMs } from "@/web/features/market/employers/queries";
import { SortControl } from "@/web/shared/list/filters/sort-control";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { ListPage } from "@/web/shared/list/list-page";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import { useListState } from "@/web/shared/list/use-list-state";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { isFullIn } from "@/web/shared/record/address";
import { RadarFigures, SectionNav } from "../radar-summary";
import { ScrapeFirst } from "../scrape-first";
import { useEmployerPath } from "../sections";
import { EmployerCard } from "./employer-card";
import { useTranslatedColumns } from "@/web/shared/list/table/use-translated-columns";
import { employerColumns } from "./employer-columns";

// Nobody needs it before somebody has chosen a row.
const EmployerBulk = lazy(() => import("./employer-bulk"));

const addressKeys = [...employerFilters.keys, "layout"];

type Props = {
  opened: string | undefined;
  panel: (rows: readonly string[]) => ReactNode;
  onClose: () => void;
};

/** Every company that advertises, by how many open ads it has. */
export function EmployersSection({ opened, panel, onClose }: Props) {
  const t = useTranslations("radar");
  const navigate = useNavigate();
  const { search } = useLocation();
  const { values, change, clear } = useListState(addressKeys);
  const query = useMemo(() => employerFilters.queryOf(values), [values]);
  const employers = useEmployers(query);
  const selection = useSelection();
  const columns = useTranslatedColumns("radar", employerColumns);
  const employerPath = useEmployerPath();
  const remove = (key: string) => change({ [key]: undefined });
  const chips = useFilterChips(employerFilters, query, { remove });
  const empty = useEmployerEmptiness({ list: employers, isFiltered: chips.length > 0, clear });
  return (
    <ListPage<Employer>
      name="employers"
      head={{
        title: t("title"),
        count: employers.phase === "ready" ? t("count", { count: employers.total }) : "\u00a0",
      }}
      summary={<RadarFigures />}
      nav={<SectionNav />}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<FilterControls list={employerFilters} query={query} change={change} />}
      sortSelect={<SortControl list={employerFilters} query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={values["layout"]}
      onLayoutChange={(layout) => change({ layout })}
      phase={employers.phase}
      empty={empty}
      rows={employers.rows}
      more={employers.more && { ...employers.more, label: t("loadMore", { left: employers.left }) }}
      drawing={{
        nameOf: ({ name }) => name,
        card: (employer) => <EmployerCard employer={employer} />,
        columns,
        open: (id) => navigate(employerPath(id), { preventScrollReset: true }),
      }}
      selection={selection}
      bulk={
        <Suspense>
          <EmployerBulk selection={selection} rows={employers.rows} />
        </Suspense>
      }
      opened={opened}
      closePanel={onClose}
      isPanelFull={opened !== undefined && isFullIn(search)}
      panel={panel(employers.rows.map(({ id }) => id))}
    />
  );
}

type Options = { list: Pages<unknown>; isFiltered: boolean; clear: () => void };

/** Why there are no employers; before all an ad has to be read. */
function useEmployerEmptiness(options: Options) {
  const t = useTranslations("radar");
  return useEmptiness({
    ...options,
    failed: t("failed"),
    noMatch: { title: t("noMatch.title"), text: t("noMatch.text") },
    nothing: {
      title: t("none.employers.title"),
      text: t("none.employers.text"),
      action: <ScrapeFirst />,
    },
  });
}

/** The employers of a filter; one page is asked for again now and then, which costs nothing while nothing changes. */
const useEmployers = (query: EmployerListQuery) =>
  usePages(
    useInfiniteQuery({
      ...employerList(query),
      refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : radarPollMs),
    }),
  );
