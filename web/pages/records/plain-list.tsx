import { type ReactNode, Suspense } from "react";
import type { ListKind } from "@/modules/records/saved-views/rules";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import type { TextName } from "@/web/locales";
import type { ConditionConfig } from "@/web/shared/list/conditions/condition-config";
import { useActiveFilters } from "@/web/shared/list/conditions/use-active-filters";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import type { ListFilters } from "@/web/shared/list/filters/list-filters";
import { sortPropsOf } from "@/web/shared/list/filters/sort-control";
import type { RowShortcut } from "@/web/shared/list/keys/use-list-keys";
import { ListPage } from "@/web/shared/list/list-page";
import type { Matching } from "@/web/shared/list/selection/matching";
import { type Selection, useSelection } from "@/web/shared/list/selection/use-selection";
import {
  type TableColumn,
  useTranslatedColumns,
} from "@/web/shared/list/table/use-translated-columns";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import type { Pages } from "@/web/shared/list/use-pages";
import { useListCounts } from "@/web/shared/list/use-list-counts";
import type { useListAddress } from "@/web/shared/record/use-list-address";

type Asked = Readonly<Partial<Record<string, string>>>;
type Address = Omit<ReturnType<typeof useListAddress<Asked>>, "query"> & { query: Asked };
type Empty = { title: string; text: string; action?: ReactNode };

/** What the list is called, and what it says of itself. */
export type ListWords = {
  title: string;
  count: (count: number) => string;
  search: string;
  more: (left: number) => string;
  failed: string;
  noMatch: Empty;
  nothing: Empty;
};

type Props<Row extends { id: string }> = {
  /** Its texts, and what its columns are remembered by. */
  texts: TextName;
  /** What its views are kept for. */
  views: ListKind;
  isPart?: boolean;
  filters: ListFilters & { asks: ConditionConfig };
  address: Address;
  list: Pages<Row>;
  matching: Omit<Matching, "total">;
  words: ListWords;
  /** Whether something that is no chip narrows it. */
  isNarrowed?: boolean;
  summary?: ReactNode;
  actions?: ReactNode;
  first?: ReactNode;
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
  /** Where a row leads. */
  open: (row: Row) => void;
  shortcuts?: readonly RowShortcut[];
  bulk: (rows: readonly Row[], selection: Selection) => ReactNode;
  opened?: string | undefined;
  closePanel?: () => void;
};

/** A list whose rows lead elsewhere: conditions, views, keys, choosing and order as every list has them. */
export function PlainList<Row extends { id: string }>(props: Props<Row>) {
  const { texts, filters, address, list, words, summary } = props;
  const { query, change, clear, remove, layout } = address;
  const selection = useSelection();
  const columns = useTranslatedColumns(texts, props.columns);
  const { conditions, chips } = useActiveFilters(filters, { query, change, remove });
  const isFiltered = chips.length > 0 || Boolean(query["q"] || props.isNarrowed);
  const empty = useEmptiness({ list, clear, isFiltered, ...words });
  const counts = useListCounts(list, words);
  const open = (id: string) => {
    const row = list.rows.find((it) => it.id === id);
    if (row) props.open(row);
  };
  return (
    <ListPage<Row>
      name={texts}
      head={headOf(props, counts.count)}
      summary={summary}
      search={{
        label: words.search,
        value: query["q"] ?? "",
        onSearch: (q) => change({ q }),
        conditions,
      }}
      filters={<FilterControls list={filters} {...{ query, change, conditions }} />}
      chips={chips}
      clearFilters={clear}
      layout={layout}
      onLayoutChange={(now) => change({ layout: now })}
      phase={list.phase}
      empty={empty}
      rows={list.rows}
      {...sortPropsOf({ list: filters, query, change })}
      more={counts.more}
      drawing={{
        nameOf: props.nameOf,
        card: props.card,
        columns,
        open,
        shortcuts: props.shortcuts,
      }}
      selection={selection}
      matching={counts.all && { ...props.matching, ...counts.all }}
      bulk={<Suspense>{props.bulk(list.rows, selection)}</Suspense>}
      opened={props.opened}
      closePanel={props.closePanel ?? (() => {})}
      isPanelFull={false}
    />
  );
}

const headOf = <Row extends { id: string }>(props: Props<Row>, count: string) => ({
  isPart: props.isPart ?? false,
  title: props.words.title,
  beside: <ListViews kind={props.views} />,
  count,
  action: props.actions,
  first: props.first,
});
