import { type KeyboardEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { HeadCheckbox } from "../selection/row-checkbox";
import type { RowsState } from "../types";
import { HeadCell } from "./head-cell";
import type { Sorting } from "./sorting";
import type { ColumnChoice } from "./use-columns";

type Props<Row> = {
  state: RowsState<Row>;
  tracks: string;
  choice: ColumnChoice;
  sorting: Sorting | undefined;
};

/** The heads of a table: one Tab stop, between which the arrows go. */
export function TableHead<Row extends { id: string }>({ state, tracks, ...props }: Props<Row>) {
  const t = useTranslations("ui.list");
  const { columns } = state.drawing;
  const [at, setAt] = useState<string | null>(null);
  const stop = columns.some(({ id }) => id === at) ? at : columns[0]?.id;
  return (
    <div role="rowgroup" className="rounded-t-lg border-b border-line bg-sunken">
      <div
        role="row"
        aria-rowindex={1}
        className="grid min-h-[34px] items-center"
        style={{ gridTemplateColumns: tracks }}
        onKeyDown={onArrow}
      >
        <span role="columnheader" aria-label={t("selection")}>
          <HeadCheckbox state={state} />
        </span>
        {columns.map((column, place) => (
          <HeadCell
            key={column.id}
            {...props}
            column={column}
            place={place}
            isTabStop={column.id === stop}
            onFocus={() => setAt(column.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** Goes to the head, or the menu of a head, beside the one that has the focus. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (!step || !isPlain) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-head-stop]")];
  const next = stops[stops.findIndex((one) => one === event.target) + step];
  if (!next || !stops.some((one) => one === event.target)) return;
  event.preventDefault();
  next.focus();
}
