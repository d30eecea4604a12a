import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Employer } from "@/modules/market/employers/model";
import { ListPage } from "@/web/shared/list/list-page";
import { layoutOf } from "@/web/shared/list/types";
import { useListState } from "@/web/shared/list/use-list-state";
import { useSelection } from "@/web/shared/list/use-selection";
import { employerKeys, employerQueryOf } from "@/web/features/market/employers/queries";
import { isFullIn } from "@/web/shared/record/address";
import { RadarSummary } from "../radar-summary";
import { useEmployerPath } from "../sections";
import { EmployerCard } from "./employer-card";
import { EmployerFilters } from "./employer-filters";
import { useEmployerChips } from "./use-employer-chips";
import { useEmployerColumns } from "./use-employer-columns";
import { useEmployerEmptiness } from "./use-employer-emptiness";
import { useEmployers } from "./use-employers";

// Nobody needs it before somebody has chosen a row.
const EmployerBulk = lazy(() => import("./employer-bulk"));

const addressKeys = [...employerKeys, "layout"] as const;

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
  const query = useMemo(() => employerQueryOf(values), [values]);
  const employers = useEmployers(query);
  const selection = useSelection();
  const columns = useEmployerColumns();
  const employerPath = useEmployerPath();
  const chips = useEmployerChips(query, (key) => change({ [key]: undefined }));
  const empty = useEmployerEmptiness({ list: employers, isFiltered: chips.length > 0, clear });
  return (
    <ListPage<Employer>
      name="employers"
      head={{
        title: t("title"),
        count: employers.phase === "ready" ? t("count", { count: employers.total }) : "\u00a0",
      }}
      summary={<RadarSummary />}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<EmployerFilters query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={layoutOf(values.layout, [], "table")}
      onLayoutChange={(layout) => change({ layout: layout === "table" ? undefined : layout })}
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
