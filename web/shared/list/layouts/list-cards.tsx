import { useLayoutEffect, useRef, useState } from "react";
import { cx } from "@/web/ui/cx";
import { RowCheckbox } from "@/web/shared/list/selection/row-checkbox";
import { indexOf, rowProps } from "@/web/shared/list/keys/row-props";
import type { RowsState } from "@/web/shared/list/types";
import { VirtualLines } from "./virtual-lines";

export const cardWidth = 340;
export const cardHeight = 236;
const gap = 12;

export function ListCards<Row extends { id: string }>(state: RowsState<Row>) {
  const container = useRef<HTMLDivElement>(null);
  const { rows, opened, drawing } = state;
  const columns = Math.min(useColumns(container), drawing.maxCardColumns ?? Infinity);
  const at = indexOf(rows, opened);
  return (
    <div ref={container} role="list">
      <VirtualLines
        count={Math.ceil(rows.length / columns)}
        height={cardHeight}
        gap={gap}
        isMeasured
        reveal={at === undefined ? undefined : Math.floor(at / columns)}
      >
        {(line) => (
          <div
            role="presentation"
            className="grid"
            style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {rows.slice(line * columns, (line + 1) * columns).map((row) => (
              <RowCard key={row.id} state={state} row={row} />
            ))}
          </div>
        )}
      </VirtualLines>
    </div>
  );
}

type CardProps<Row> = { state: RowsState<Row>; row: Row };

function RowCard<Row extends { id: string }>({ state, row }: CardProps<Row>) {
  const { selection, opened, drawing } = state;
  return (
    <div
      role="listitem"
      {...rowProps(state, row)}
      className={cx(
        "relative flex cursor-pointer flex-col rounded-lg border p-4 shadow-card transition-colors",
        "duration-150",
        selection.has(row.id)
          ? "border-primary bg-primary-wash"
          : "border-line bg-surface hover:border-line-strong",
        opened === row.id && "ring-2 ring-primary",
      )}
    >
      <div data-selects="" className="absolute top-3 right-3">
        <RowCheckbox state={state} row={row} />
      </div>
      {drawing.card(row)}
    </div>
  );
}

/** As many columns as fit; the list narrows when a record opens beside it. */
function useColumns(container: { current: HTMLDivElement | null }): number {
  const [columns, setColumns] = useState(() => columnsIn(likelyWidth()));
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const isHidden = element.clientWidth === 0;
      if (!isHidden) setColumns(columnsIn(element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return columns;
}

const columnsIn = (width: number) => Math.max(1, Math.floor(width / cardWidth));

/** Before the list itself can be measured: to draw the cards in one column and again in three costs as much as the rest. */
const likelyWidth = () => document.getElementById("content")?.clientWidth ?? 0;
