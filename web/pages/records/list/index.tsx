import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useConditionChips } from "@/web/shared/list/conditions/use-condition-chips";
import { type Conditions, conditionsOf } from "@/web/shared/list/conditions/use-conditions";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { sortPropsOf } from "@/web/shared/list/filters/sort-control";
import { ListPage } from "@/web/shared/list/list-page";
import type { RowDrawing } from "@/web/shared/list/types";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import { useListCounts } from "@/web/shared/list/use-list-counts";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { useTranslatedColumns } from "@/web/shared/list/table/use-translated-columns";
import { type Selection, useSelection } from "@/web/shared/list/selection/use-selection";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { AddRecord } from "@/web/shared/record/add-record";
import { TagFilter } from "@/web/features/records/tags/tag-filter";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import type { RecordListProps as Props } from "../record-list";

const drawingOf = <Row extends { id: string }>(
  { kind, card, address, isCardToggled = false, maxCardColumns }: Props<Row>,
  columns: RowDrawing<Row>["columns"],
): RowDrawing<Row> => ({
  nameOf: kind.nameOf,
  card,
  columns,
  open: address.open,
  shortcuts: kind.shortcuts,
  isCardToggled,
  maxCardColumns,
});

/** The list of one kind of record, with all that narrows it and what is done with its rows. */
export function RecordRows<Row extends { id: string }>(props: Props<Row>) {
  const { kind, address, list, filters, own } = props;
  const t = useTranslations(kind.texts);
  const columns = useTranslatedColumns(kind.texts, props.columns);
  const selection = useSelection();
  const { query, change, opened } = address;
  const conditions = filters.asks && conditionsOf(filters.asks, query, change);
  const chips = [
    ...useFilterChips(filters, query, { remove: address.remove, own: own?.words }),
    ...useConditionChips(conditions),
  ];
  const empty = useRecordEmptiness(props, chips.length > 0);
  const counts = useListCounts(list, {
    count: (count) => t("count", { count }),
    more: (left) => t("loadMore", { left }),
  });
  return (
    <ListPage<Row>
      name={kind.texts}
      head={{
        title: t("title"),
        subtitle: props.subtitle,
        beside: <ListViews kind={kind.recordKind} />,
        count: counts.count,
        action: props.actions,
        first: props.adder ?? (props.add && <AddRecord {...props.add} />),
      }}
      search={{
        label: t("search"),
        value: query["q"] ?? "",
        onSearch: (q) => change({ q }),
        conditions,
      }}
      filters={<Filters {...props} conditions={conditions} />}
      chips={chips}
      clearFilters={address.clear}
      layout={address.layout}
      layouts={props.layouts}
      onLayoutChange={(layout) => change({ layout })}
      summary={props.summary}
      phase={list.phase}
      skeletonRows={props.skeletonRows}
      empty={empty}
      rows={list.rows}
      {...sortPropsOf({ list: filters, query, change })}
      more={counts.more}
      drawing={drawingOf(props, columns)}
      selection={selection}
      matching={counts.all && { ...props.matching, ...counts.all }}
      bulk={<Bulk {...props} selection={selection} />}
      opened={opened}
      closePanel={address.close}
      isPanelFull={address.isFull}
      isFramed
    />
  );
}

type FiltersProps<Row> = Props<Row> & { conditions: Conditions | undefined };

function Filters<Row>({ kind, address, filters, own, conditions }: FiltersProps<Row>) {
  const { query, change } = address;
  const tag = <TagFilter kind={kind.recordKind} value={query["tag"]} change={change} />;
  const fields = { ...own?.fields, tag };
  return <FilterControls {...{ list: filters, query, change, conditions }} own={fields} />;
}

/** What can be done with the chosen rows; nothing is chosen at first. */
const RecordBulk = lazy(() => import("../record-bulk"));

function Bulk<Row>({ kind, address, bulk, selection }: Props<Row> & { selection: Selection }) {
  const { archived, status } = address.query;
  const isArchived = archived === "yes" || status === "archived";
  const actions = bulk?.([...selection.ids], selection.clear) ?? {};
  return (
    <Suspense>
      <RecordBulk {...{ kind, actions, selection, isArchived }} />
    </Suspense>
  );
}

function useRecordEmptiness<Row>(
  { kind, address, list, firstStep }: Props<Row>,
  isFiltered: boolean,
) {
  const t = useTranslations(kind.texts);
  const mayAdd = useHasRole("recruiter");
  const [, setParams] = useSearchParams();
  const action =
    firstStep ??
    (mayAdd && (
      <Button look="primary" onClick={() => setParams({ new: "1" })}>
        {t("empty.action")}
      </Button>
    ));
  return useEmptiness({
    list,
    isFiltered,
    clear: address.clear,
    failed: t("failed"),
    noMatch: { title: t("noMatch.title"), text: t("noMatch.text") },
    nothing: { title: t("empty.title"), text: t("empty.text"), action },
  });
}
