import { useState } from "react";

/** A question to the server, as it was asked. */
type Asked = Readonly<Record<string, unknown>>;

export type Selection = {
  ids: ReadonlySet<string>;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects everything from the last toggled row to this one, in the order shown. */
  extend: (id: string, shown: readonly string[]) => void;
  /** Adds all of these, or takes them away. */
  setAll: (ids: readonly string[], isChosen: boolean) => void;
  /** The filter of which everything was chosen, as long as nothing was added or taken away since. */
  everything: Asked | null;
  chooseEverything: (ids: readonly string[], filter: Asked) => void;
  clear: () => void;
};

/** Which rows are chosen; it outlives a change of filter, until it is cleared. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const [everything, setEverything] = useState<Asked | null>(null);

  const change = (next: (before: ReadonlySet<string>) => Iterable<string>) => {
    setEverything(null);
    setIds((before) => new Set(next(before)));
  };
  const toggle = (id: string) => {
    change((before) => (before.has(id) ? without(before, [id]) : [...before, id]));
    setAnchor(id);
  };
  const extend = (id: string, shown: readonly string[]) => {
    change((before) => [...before, ...between(shown, anchor ?? id, id)]);
    setAnchor(id);
  };
  const setAll = (given: readonly string[], isChosen: boolean) =>
    change((before) => (isChosen ? [...before, ...given] : without(before, given)));
  const chooseEverything = (all: readonly string[], filter: Asked) => {
    change(() => all);
    setEverything(filter);
  };
  const clear = () => change(() => []);
  const has = (id: string) => ids.has(id);
  return { ids, has, toggle, extend, setAll, everything, chooseEverything, clear };
}

function without(ids: ReadonlySet<string>, taken: readonly string[]) {
  const gone = new Set(taken);
  return [...ids].filter((one) => !gone.has(one));
}

/** The ids from one to the other, whichever comes first; just the last if one is not shown. */
export function between(shown: readonly string[], from: string, to: string): string[] {
  const ends = [shown.indexOf(from), shown.indexOf(to)].sort((a, b) => a - b);
  const [start = -1, end = -1] = ends;
  return start < 0 ? [to] : shown.slice(start, end + 1);
}
