import type { LucideIcon } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { FilterChip } from "@/web/shared/list/filter-bar";
import { ListPage } from "@/web/shared/list/list-page";
import { type Column, layoutOf, type OwnLayout } from "@/web/shared/list/types";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import type { Pages } from "@/web/shared/list/use-pages";
import { useSelection } from "@/web/shared/list/use-selection";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { type AddDialog, AddRecord } from "./add-record";
import type { Kind } from "./kind";
import { ListViews } from "@/web/features/platform/saved-views/list-views";
import type { ListAddress } from "./use-list-address";

// Nothing is selected at first.
const ArchiveButton = lazy(() => import("./archive-button"));
const TagBulk = lazy(() => import("@/web/features/platform/tags/tag-bulk"));

export type PanelProps<Row> = { id: string; rows: readonly Row[]; onClose: () => void };

type Props<Row> = {
  kind: Kind<Row>;
  address: ListAddress<{ q?: string | undefined; archived?: "yes" | undefined }>;
  list: Pages<Row>;
  columns: readonly Column<Row>[];
  card: (row: Row) => ReactNode;
  filters: ReactNode;
  chips: FilterChip[];
  /** Beside "Add": what can be done with the whole list. */
  actions?: ReactNode;
  /** Beside "Archive": what can be done with the chosen rows. */
  bulk?: (ids: string[], done: () => void) => ReactNode;
  /** Beside cards and a table: a board, a map. */
  layouts?: readonly OwnLayout<Row>[];
  addIcon: LucideIcon;
  /** Both travel when they are opened. */
  /** What the screen is for. */
  subtitle?: string;
  skeletonRows?: number;
  Dialog: AddDialog;
  Panel: ComponentType<PanelProps<Row>>;
};

/** The page of one kind of record: its list, its form, and the record that is open. */
export function RecordList<Row extends { id: string }>(props: Props<Row>) {
  const { kind, address, list, columns, card, chips, Panel } = props;
  const t = useTranslations(kind.texts);
  const selection = useSelection();
  const empty = useRecordEmptiness(props);
  const { query, change, opened } = address;
  const isReady = list.phase === "ready";
  return (
    <ListPage<Row>
      name={kind.texts}
      head={{
        title: t("title"),
        subtitle: props.subtitle,
        beside: <ListViews kind={kind.attaches} />,
        count: isReady ? t("count", { count: list.total }) : "\u00a0",
        action: <HeadActions {...props} />,
      }}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={props.filters}
      chips={chips}
      clearFilters={address.clear}
      layout={layoutOf(address.layout, props.layouts)}
      layouts={props.layouts}
      onLayoutChange={(layout) => change({ layout: layout === "cards" ? undefined : layout })}
      phase={list.phase}
      skeletonRows={props.skeletonRows}
      empty={empty}
      rows={list.rows}
      more={list.more && { ...list.more, label: t("loadMore", { left: list.left }) }}
      drawing={{ nameOf: kind.nameOf, card, columns, open: address.open }}
      selection={selection}
      bulk={
        <Suspense>
          {props.bulk?.([...selection.ids], selection.clear)}
          <TagBulk kind={kind.attaches} listKey={kind.queryKey} ids={[...selection.ids]} />
          <ArchiveButton
            kind={kind}
            ids={[...selection.ids]}
            isArchived={query.archived === "yes"}
            onDone={selection.clear}
          />
        </Suspense>
      }
      opened={opened}
      closePanel={address.close}
      isPanelFull={address.isFull}
      panel={
        opened && (
          <Suspense>
            <Panel id={opened} rows={list.rows} onClose={address.close} />
          </Suspense>
        )
      }
    />
  );
}

const HeadActions = <Row,>({ kind, actions, addIcon, Dialog }: Props<Row>) => (
  <div className="flex flex-wrap gap-2">
    {actions}
    <AddRecord kind={kind} icon={addIcon} Dialog={Dialog} />
  </div>
);

function useRecordEmptiness<Row>({ kind, address, list, chips }: Props<Row>) {
  const t = useTranslations(kind.texts);
  const mayAdd = useMay("recruiter");
  const [, setParams] = useSearchParams();
  const action = mayAdd && (
    <Button look="primary" onClick={() => setParams({ new: "1" })}>
      {t("empty.action")}
    </Button>
  );
  return useEmptiness({
    list,
    isFiltered: chips.length > 0,
    clear: address.clear,
    failed: t("failed"),
    noMatch: { title: t("noMatch.title"), text: t("noMatch.text") },
    nothing: { title: t("empty.title"), text: t("empty.text"), action },
  });
}
