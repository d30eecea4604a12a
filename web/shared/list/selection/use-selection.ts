import { useState } from "react";

export type Selection = {
  ids: ReadonlySet<string>;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects everything from the last toggled row to this one, in the order shown. */
  extend: (id: string, shown: readonly string[]) => void;
  clear: () => void;
};

/** Which rows are chosen; it outlives a change of filter, until it is cleared. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);

  const toggle = (id: string) => {
    setIds((before) => (before.has(id) ? without(before, id) : new Set([...before, id])));
    setAnchor(id);
  };
  const extend = (id: string, shown: readonly string[]) => {
    setIds((before) => new Set([...before, ...between(shown, anchor ?? id, id)]));
    setAnchor(id);
  };
  const clear = () => setIds(new Set());
  return { ids, has: (id) => ids.has(id), toggle, extend, clear };
}

const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((one) => one !== id));

/** The ids from one to the other, whichever comes first; just the last if one is not shown. */
export function between(shown: readonly string[], from: string, to: string): string[] {
  const ends = [shown.indexOf(from), shown.indexOf(to)].sort((a, b) => a - b);
  const [start = -1, end = -1] = ends;
  return start < 0 ? [to] : shown.slice(start, end + 1);
}
