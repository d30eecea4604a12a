import { useAtomValue } from "jotai";
import { type Density, densityAtom } from "@/web/state/session";
import { cx } from "@/web/ui/cx";
import { RowCheckbox } from "@/web/shared/list/selection/row-checkbox";
import { indexOf, rowProps } from "@/web/shared/list/keys/row-props";
import type { Column, RowsState } from "@/web/shared/list/types";
import type { Sorting } from "./sorting";
import { TableHead } from "./table-head";
import type { ColumnChoice } from "./use-columns";
import { VirtualLines } from "@/web/shared/list/layouts/virtual-lines";

type Props<Row> = {
  /** What its rows are, as the head of the screen says it. */
  label: string;
  state: RowsState<Row>;
  choice: ColumnChoice;
  sorting: Sorting | undefined;
};

export function ListTable<Row extends { id: string }>({
  label,
  state: given,
  choice,
  sorting,
}: Props<Row>) {
  const height = rowHeights[useAtomValue(densityAtom)];
  const columns = withContent(given.drawing.columns, given.rows);
  const state = { ...given, drawing: { ...given.drawing, columns } };
  const { rows, opened } = state;
  const tracks = tracksOf(columns);
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
      <div
        role="table"
        aria-label={label}
        aria-rowcount={Math.max(state.total ?? 0, rows.length) + 1}
        className="text-sm"
        style={{ minWidth: minTableWidth(columns) }}
      >
        <TableHead state={state} tracks={tracks} choice={choice} sorting={sorting} />
        <div role="rowgroup">
          <VirtualLines
            count={rows.length}
            height={height}
            reveal={indexOf(rows, opened)}
            rows={rows}
          >
            {(line) => {
              const row = rows[line];
              return row && <TableRow state={state} row={row} index={line} tracks={tracks} />;
            }}
          </VirtualLines>
        </div>
      </div>
    </div>
  );
}

/** The columns that say something of any row; all of them where none does. */
function withContent<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const kept = columns.filter(({ isEmpty }) => !isEmpty || !rows.every(isEmpty));
  return kept.length > 0 ? kept : columns;
}

/** What the columns need: their own width in pixels, or as much as can be read. */
const minTableWidth = (columns: readonly { width: string }[]) =>
  columns.reduce((sum, { width }) => sum + (Number(/\d+(?=px)/.exec(width)?.[0]) || 100), 44);

type RowProps<Row> = { state: RowsState<Row>; row: Row; index: number; tracks: string };

function TableRow<Row extends { id: string }>({ state, row, index, tracks }: RowProps<Row>) {
  const { selection, opened, drawing } = state;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      {...rowProps(state, row)}
      style={{ gridTemplateColumns: tracks }}
      className={cx(
        "grid h-full cursor-pointer items-center border-b border-line outline-offset-[-2px]",
        selection.has(row.id) || opened === row.id ? "bg-primary-wash" : "hover:bg-sunken",
      )}
    >
      <div role="cell" data-selects="" className="grid h-full items-center">
        <RowCheckbox state={state} row={row} />
      </div>
      {drawing.columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </div>
  );
}

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => (
  <div
    role="cell"
    className={cx("flex min-w-0 items-center px-3", column.isRight && "justify-end text-right")}
  >
    {column.cell(row)}
  </div>
);

/** The checkbox, then the columns, as tracks of a CSS grid. */
export const tracksOf = (columns: readonly { width: string }[]) =>
  ["44px", ...columns.map(({ width }) => width)].join(" ");

export const rowHeights: Record<Density, number> = { compact: 34, cozy: 44 };
