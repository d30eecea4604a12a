import type { ComponentProps, ReactNode } from "react";
import { cx } from "@/web/ui/cx";
import { EmptyState } from "@/web/ui/empty-state";
import { isPhone, useMedia } from "@/web/shared/hooks/use-media";
import { BulkBar } from "./selection/bulk-bar";
import { FilterChips, type FilterChip, SearchBox } from "./filters/filter-bar";
import { FiltersInSight } from "./filters/filters-in-sight";
import { ListCards } from "./layouts/list-cards";
import { ListLayout } from "./layouts/list-layout";
import { ListSkeleton } from "./layouts/list-skeleton";
import { useLayout } from "./layouts/use-layout";
import type { Matching } from "./selection/matching";
import { ListTable } from "./table/list-table";
import type { Emptiness, Layout, OwnLayout, Phase, RowDrawing } from "./types";
import type { Sorting } from "./table/sorting";
import { type ColumnChoice, useColumns } from "./table/use-columns";
import { type More, InfiniteScroll } from "./infinite-scroll";
import { useListKeys } from "./keys/use-list-keys";
import { ListHead, useCompactHead } from "./list-head";
import type { Selection } from "./selection/use-selection";

type Props<Row> = {
  /** What the chosen columns are remembered by. */
  name: string;
  head: Omit<ComponentProps<typeof ListHead>, "rest">;
  /** Figures above the list, which may be filters themselves. */
  summary?: ReactNode;
  /** The other parts of the screen, which a phone shows too. */
  nav?: ReactNode;
  search: ComponentProps<typeof SearchBox>;
  filters: ReactNode;
  chips: FilterChip[];
  clearFilters: () => void;
  /** The layout that the address asks for. */
  layout: string | undefined;
  /** Beside cards and a table. */
  layouts?: readonly OwnLayout<Row>[] | undefined;
  onLayoutChange: (layout: Layout) => void;
  phase: Phase;
  /** As many grey rows stand in while the list is read. */
  skeletonRows?: number | undefined;
  empty: Emptiness;
  rows: readonly Row[];
  /** In which order they are; the heads of the table change it, and beside cards a select. */
  sorting?: Sorting | undefined;
  sortSelect?: ReactNode;
  more?: More | undefined;
  drawing: RowDrawing<Row>;
  selection: Selection;
  /** All that the filter shows, where it can be chosen as a whole. */
  matching?: Matching | undefined;
  bulk: ReactNode;
  opened: string | undefined;
  /** The open record, beside the list, and the way to close it. */
  panel?: ReactNode;
  closePanel: () => void;
  /** The record has the whole page; the list waits, as it was, behind it. */
  isPanelFull: boolean;
  /** Whoever draws the list lays the open record beside it. */
  isFramed?: boolean;
};

/** The one list of the product: jobs, candidates and clients differ in what they hand to it. */
export function ListPage<Row extends { id: string }>(props: Props<Row>) {
  const { head, summary, search, filters, chips, clearFilters, drawing, layouts = [] } = props;
  const onPhone = useMedia(isPhone);
  const { layout, onLayoutChange } = useLayout({
    list: props.name,
    asked: props.layout,
    own: layouts,
    change: props.onLayoutChange,
  });
  const columns = useColumns(props.name, drawing.columns);
  const room = useCompactHead(onPhone || (props.opened !== undefined && !props.isPanelFull));
  return (
    <div className={props.isFramed ? "contents" : "flex min-w-0 items-start"}>
      <div
        className={cx(
          "min-w-0 flex-1 gap-4",
          !head.isPart && "p-4 pb-24 sm:p-6 sm:pb-24",
          props.isPanelFull ? "grid min-[1100px]:hidden" : "grid",
        )}
      >
        <ListHead {...head} rest={room.rest} />
        <div className={onPhone ? room.rest : "contents"}>{summary}</div>
        {props.nav}
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox {...search} />
          <FiltersInSight value={room.hasAll}>{filters}</FiltersInSight>
          {room.toggle}
          <div className={room.rest}>
            {(onPhone || layout !== "table" || !props.sorting) && props.sortSelect}
            {!onPhone && (
              <ListLayout
                layout={layout}
                layouts={["table", "cards", ...layouts.map(({ id }) => id)]}
                onLayoutChange={onLayoutChange}
                columns={columns}
              />
            )}
          </div>
        </div>
        <FilterChips chips={chips} onClear={clearFilters} />
        <Body
          {...props}
          layout={layout}
          choice={columns}
          drawing={{ ...drawing, columns: columns.shown }}
        />
      </div>
      {props.panel}
      <BulkBar
        selection={props.selection}
        shown={props.rows.map(({ id }) => id)}
        matching={props.matching}
      >
        {props.bulk}
      </BulkBar>
    </div>
  );
}

type BodyProps<Row> = Omit<Props<Row>, "layout"> & { layout: Layout; choice: ColumnChoice };

function Body<Row extends { id: string }>(props: BodyProps<Row>) {
  const { phase, empty, rows, more, drawing, selection, opened, closePanel, layout } = props;
  const shownAs = useMedia(isPhone) ? "cards" : layout;
  const ids = rows.map(({ id }) => id);
  const close = () => {
    if (opened !== undefined) closePanel();
    return opened !== undefined;
  };
  const keys = useListKeys({
    ids,
    selection,
    open: drawing.open,
    shortcuts: drawing.shortcuts,
    opened,
    close,
  });

  if (phase === "loading") {
    return <ListSkeleton layout={shownAs} rows={props.skeletonRows} columns={drawing.columns} />;
  }
  if (phase === "failed" || rows.length === 0) {
    return (
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <EmptyState {...empty} />
      </div>
    );
  }
  const { total, isLeast } = props.matching ?? {};
  const state = { rows, total: isLeast ? undefined : total, drawing, selection, opened, ...keys };
  const own = props.layouts?.find(({ id }) => id === shownAs);
  return (
    <>
      {own?.draw(rows) ??
        (shownAs === "table" ? (
          <ListTable
            label={props.head.title}
            state={state}
            choice={props.choice}
            sorting={props.sorting}
          />
        ) : (
          <ListCards {...state} isToggledByClick={drawing.isCardToggled} />
        ))}
      {more && <InfiniteScroll more={more} shown={rows.length} />}
    </>
  );
}
