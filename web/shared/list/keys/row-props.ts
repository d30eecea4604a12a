import type { MouseEvent } from "react";
import type { RowsState } from "../types";

type Identified = { id: string };

/** What makes an element the row of its record: one Tab stop per list, and a click that opens. */
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
    onMouseDown: (event: MouseEvent) => {
      // A range of rows is chosen, and no text with them.
      if (event.shiftKey) event.preventDefault();
    },
    onAuxClick: (event: MouseEvent) => {
      if (event.button === 1 && !isNestedControl(event)) openInNewTab(event);
    },
    onClick: (event: MouseEvent) => onClick(event, state, row),
  };
}

/** A click opens, as a link would: with Ctrl in a new tab. With Shift, or beside the checkbox, it chooses. */
function onClick<Row extends Identified>(event: MouseEvent, state: RowsState<Row>, row: Row) {
  const { selection, rows, drawing } = state;
  if (isNestedControl(event)) return;
  if (event.ctrlKey || event.metaKey) openInNewTab(event);
  else if (event.shiftKey) selection.extend(row.id, rows.map(idOf));
  else if (state.isToggledByClick || isWithin(event, "[data-selects]")) selection.toggle(row.id);
  else drawing.open(row.id);
}

/** Opens the row's own link in a new tab, and no other. */
function openInNewTab({ currentTarget }: MouseEvent): void {
  const link = currentTarget.querySelector<HTMLAnchorElement>("a[data-opens]");
  if (link) window.open(link.href, "_blank", "noopener");
}

/** Where a record stands among the rows; undefined where it does not. */
export function indexOf(rows: readonly Identified[], id: string | undefined): number | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? undefined : at;
}

const idOf = ({ id }: Identified) => id;

/** A click on a link or button in the row, or one that ends a text selection, is not for it. */
export function isNestedControl(event: MouseEvent): boolean {
  const isSelectingText = (window.getSelection()?.toString() ?? "") !== "";
  // A menu that a row opened stands elsewhere in the document, and its clicks come here all the same.
  const isElsewhere = !(event.target instanceof Node && event.currentTarget.contains(event.target));
  return isSelectingText || isElsewhere || isWithin(event, "a, button, input, label, select");
}

const isWithin = ({ target }: MouseEvent, kind: string) =>
  target instanceof Element && target.closest(kind) !== null;
