import { Ellipsis } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { EmptyState } from "@/web/ui/empty-state";
import { IconButton } from "@/web/ui/icon-button";
import { PageHead } from "@/web/shared/page-head";
import { isPhone, isWide, useMedia } from "@/web/shared/hooks/use-media";
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
import { useListKeys } from "./keys/use-list-keys";
import type { Selection } from "./selection/use-selection";

type Props<Row> = {
  /** What the chosen columns are remembered by. */
  name: string;
  head: {
    title: string;
    subtitle?: string | undefined;
    count: string;
    beside?: ReactNode;
    action?: ReactNode;
    /** What most people come to do; on a phone it floats above the list. */
    first?: ReactNode;
  };
  /** Figures above the list, which may be filters themselves. */
  summary?: ReactNode;
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
  more?: { load: () => void; isLoading: boolean; label: string } | undefined;
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
  const room = useRoom(onPhone || (props.opened !== undefined && !props.isPanelFull));
  return (
    <div className="flex min-w-0 items-start">
      <div
        className={cx(
          "min-w-0 flex-1 gap-4 p-4 pb-24 sm:p-6 sm:pb-24",
          props.isPanelFull ? "grid min-[1100px]:hidden" : "grid",
        )}
      >
        <PageHead
          {...head}
          action={
            <div className="flex flex-wrap items-center gap-2">
              <div className={room.rest}>{head.action}</div>
              <First>{head.first}</First>
            </div>
          }
        />
        <div className={onPhone ? room.rest : "contents"}>{summary}</div>
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

/** Above the rows of a phone, where the thumb is; beside the title everywhere else. */
const First = ({ children }: { children: ReactNode }) => (
  <div className="contents max-sm:fixed max-sm:right-4 max-sm:bottom-4 max-sm:z-20 max-sm:block max-sm:rounded-md max-sm:shadow-pop max-sm:empty:hidden">
    {children}
  </div>
);

/** On a phone, and beside an open record, the head of a list keeps to title, search and filter, so that its rows stay where they are. */
function useRoom(isShared: boolean) {
  const t = useTranslations("ui.list");
  const [onPhone, isRoomy] = [useMedia(isPhone), useMedia(isWide)];
  const isBeside = (onPhone || isRoomy) && isShared;
  const [isAsked, ask] = useState(false);
  const hasAll = !isBeside || isAsked;
  return {
    hasAll,
    // Kept while out of sight: a key may still ask for what stands there.
    rest: hasAll ? "contents" : "hidden",
    toggle: isBeside && (
      <IconButton
        icon={Ellipsis}
        label={t("controls")}
        aria-expanded={isAsked}
        onClick={() => ask(!isAsked)}
      />
    ),
  };
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
    acts: drawing.acts,
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
  const state = { rows, drawing, selection, opened, ...keys };
  const own = props.layouts?.find(({ id }) => id === shownAs);
  return (
    <>
      {own?.draw(rows) ??
        (shownAs === "table" ? (
          <ListTable state={state} choice={props.choice} sorting={props.sorting} />
        ) : (
          <ListCards {...state} isToggledByClick={drawing.isCardToggled} />
        ))}
      {more && (
        <div className="flex justify-center pt-2">
          <Button pending={more.isLoading} onClick={more.load}>
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}
