import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from "react";
import { isWide, useMedia } from "@/web/shared/hooks/use-media";
import type { ListFilters } from "@/web/shared/list/filters/list-filters";
import type { Matching } from "@/web/shared/list/selection/matching";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import type { OwnLayout } from "@/web/shared/list/types";
import type { Pages } from "@/web/shared/list/use-pages";
import type { AddRecord } from "@/web/shared/record/add-record";
import type { ListKind } from "@/web/shared/record/kind";
import type { ListAddress } from "@/web/shared/record/use-list-address";
import { useKeys } from "@/web/state/keys";
import { lazyRecordRows } from "./lazy-record-rows";
import type { BulkActions } from "./record-bulk";

export type PanelProps<Row> = { id: string; rows: readonly Row[]; onClose: () => void };

export type RecordListProps<Row> = {
  kind: ListKind<Row>;
  address: ListAddress<Readonly<Partial<Record<string, string>>>>;
  list: Pages<Row>;
  /** How the server tells who all matches the filter. */
  matching: Pick<Matching, "filter" | "read">;
  columns: readonly TableColumn<Row>[];
  card: (row: Row) => ReactNode;
  maxCardColumns?: number;
  filters: ListFilters;
  /** Fields and words of filters that only this kind can give, by key. */
  own?: { fields?: Readonly<Record<string, ReactNode>>; words?: Readonly<Record<string, string>> };
  /** Beside "Add": what can be done with the whole list. */
  actions?: ReactNode;
  /** Beside tags, export and archive: what can be done with the chosen rows. */
  bulk?: (ids: string[], done: () => void) => BulkActions;
  /** Beside cards and a table: a board, a map. */
  layouts?: readonly OwnLayout<Row>[];
  /** How one is added, where the list itself has the form; it is loaded when it is opened. */
  add?: ComponentProps<typeof AddRecord>;
  /** The same where another feature has the form. */
  adder?: ReactNode;
  /** What an empty list proposes, where that is not to add the first. */
  firstStep?: ReactNode;
  /** What the screen is for. */
  subtitle?: string;
  /** Figures above the list. */
  summary?: ReactNode;
  isCardToggled?: boolean;
  skeletonRows?: number;
  Panel: ComponentType<PanelProps<Row>>;
};

/** The page of one kind of record: its list, and the record that is open. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { address, list, Panel } = props;
  const { opened, close } = address;
  const isListed = useListed(address.isFull);
  useKeys("page", isListed ? {} : { Escape: close });
  return (
    <div className="flex min-w-0 items-start">
      {isListed && (
        <Suspense>
          <Rows {...props} />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <Panel id={opened} rows={list.rows} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the list is drawn: from when it first could be seen, since a record that has the page to itself covers it. */
function useListed(isFull: boolean): boolean {
  const isSeen = !(useMedia(isWide) && isFull);
  const [wasSeen, see] = useState(isSeen);
  if (isSeen && !wasSeen) see(true);
  return isSeen || wasSeen;
}

function Rows<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { RecordRows } = lazyRecordRows.read();
  return <RecordRows {...props} />;
}
