import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { type Density, densityAtom } from "@/web/state/preferences";
import { cx } from "@/web/ui/cx";
import { HeadCheckbox, RowCheckbox } from "@/web/shared/list/selection/row-checkbox";
import { indexOf, rowProps } from "@/web/shared/list/keys/row-props";
import type { Column, RowsState } from "@/web/shared/list/types";
import { VirtualLines } from "@/web/shared/list/layouts/virtual-lines";

export function ListTable<Row extends { id: string }>(state: RowsState<Row>) {
  const t = useTranslations("ui");
  const height = rowHeights[useAtomValue(densityAtom)];
  const { rows, drawing, opened } = state;
  const tracks = tracksOf(drawing.columns);
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
      <div
        role="table"
        aria-rowcount={rows.length + 1}
        className="text-sm"
        // Seven columns need this much; fewer need less.
        style={{ minWidth: Math.min(860, 140 + drawing.columns.length * 120) }}
      >
        <div role="rowgroup" className="rounded-t-lg border-b border-line bg-sunken">
          <div
            role="row"
            aria-rowindex={1}
            className="grid min-h-[34px] items-center"
            style={{ gridTemplateColumns: tracks }}
          >
            <span role="columnheader" aria-label={t("list.selection")}>
              <HeadCheckbox state={state} />
            </span>
            {drawing.columns.map((column) => (
              <span
                key={column.id}
                role="columnheader"
                className={cx("px-3 text-xs text-ink-2", column.isRight && "text-right")}
              >
                {column.title}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          <VirtualLines count={rows.length} height={height} reveal={indexOf(rows, opened)}>
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
