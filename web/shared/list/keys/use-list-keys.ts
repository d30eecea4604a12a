import { type KeyboardEvent, useState } from "react";
import { awaitKey, useKeys } from "@/web/state/keys";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { focusRow } from "./focus-row";
import type { Selection } from "@/web/shared/list/selection/use-selection";

type Options = {
  ids: readonly string[];
  selection: Selection;
  open: (id: string) => void;
  /** Closes what lies beside the list; returns whether there was anything to close. */
  close: () => boolean;
  /** Keys that the record of a row answers. */
  shortcuts?: readonly RowShortcut[] | undefined;
  opened?: string | undefined;
};

/** Edit, message, interview, status, note, add to a project: what is done with a record by one key. */
export type RowShortcut = "e" | "m" | "i" | "s" | "n" | "a";

/** `j k` move, `o` opens, `x` selects, Shift+x selects a range, Ctrl+A all that are shown, Esc closes the record, then clears; a row shortcut opens the record and does it there. */
export function useListKeys({ ids, selection, open, close, ...record }: Options) {
  const [active, setActive] = useState<string | null>(null);
  const current = active !== null && ids.includes(active) ? active : null;

  const move = (step: 1 | -1) => {
    const next = neighbour(ids, current, step);
    if (next === undefined) return;
    setActive(next);
    focusRow(next);
  };
  const extend = (id: string) => selection.extend(id, ids);
  useRowShortcuts(record, current === null ? null : () => open(current));
  useKeys("page", {
    j: () => move(1),
    k: () => move(-1),
    x: () => current && selection.toggle(current),
    o: () => current && open(current),
    "Ctrl+a": () => selection.setAll(ids, true),
    "Shift+x": () => current && extend(current),
    Escape: () => close() || selection.clear(),
  });

  // These belong to the row that has the focus; a button within it keeps its own Enter and Space.
  const onRowKey = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => current && open(current),
      " ": () => current && selection.toggle(current),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  return { active: current, setActive, onRowKey };
}

/** A shortcut opens the record of the row and is handed on to it; a record that is open listens by itself. */
function useRowShortcuts(
  { shortcuts = [], opened }: Pick<Options, "shortcuts" | "opened">,
  open: (() => void) | null,
) {
  const mayAct = useHasRole("recruiter") && opened === undefined && open !== null;
  const act = (event: globalThis.KeyboardEvent) => {
    awaitKey(event);
    open?.();
  };
  useKeys("page", mayAct ? Object.fromEntries(shortcuts.map((key) => [key, act])) : {});
}

/** The id one step away; the first where nothing is active yet, undefined at the ends. */
export function neighbour(ids: readonly string[], id: string | null, step: 1 | -1) {
  return id === null || !ids.includes(id) ? ids[0] : ids[ids.indexOf(id) + step];
}
