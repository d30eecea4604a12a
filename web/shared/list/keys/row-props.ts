import type { MouseEvent } from "react";
import type { RowsState } from "@/web/shared/list/types";

type Identified = { id: string };

/** What makes an element the row of its record: one Tab stop per list, and a click that selects. */
export function rowProps<Row extends Identified>(state: RowsState<Row>, row: Row) {
  const { active, rows, selection, setActive, onRowKey, drawing } = state;
  const isTabStop = active === null ? rows[0]?.id === row.id : active === row.id;
  return {
    "data-row-id": row.id,
    "data-selected": selection.has(row.id) || undefined,
    "aria-label": drawing.nameOf(row),
    tabIndex: isTabStop ? 0 : -1,
    onFocus: () => setActive(row.id),
    onKeyDown: onRowKey,
    onClick: (event: MouseEvent) => {
      if (isOwnControl(event)) return;
      if (event.shiftKey) selection.extend(row.id, rows.map(idOf));
      else selection.toggle(row.id);
    },
  };
}

/** Where a record stands among the rows; undefined where it does not. */
export function indexOf(rows: readonly Identified[], id: string | undefined): number | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? undefined : at;
}

const idOf = ({ id }: Identified) => id;

/** A click on a link or button in the row, or one that ends a text selection, is not for it. */
export function isOwnControl({ target }: MouseEvent): boolean {
  if (!(target instanceof Element)) return false;
  const isSelectingText = (window.getSelection()?.toString() ?? "") !== "";
  return isSelectingText || target.closest("a, button, input, label, select") !== null;
}
