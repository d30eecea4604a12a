import { useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

export type ListState<Key extends string> = {
  values: Partial<Record<Key, string>>;
  /** An empty or undefined value leaves the address; the page's other parameters stay. */
  change: (changes: Partial<Record<Key, string | undefined>>) => void;
  clear: () => void;
  /** What a link to a record must carry, so that closing it brings back the same list. */
  search: string;
};

/** All of a list's state stands in its address, so that a link, a reload and Back show the same. */
export function useListState<Key extends string>(keys: readonly Key[]): ListState<Key> {
  const [params, setParams] = useSearchParams();
  const { search } = useLocation();
  const values = useMemo(() => read(params, keys), [params, keys]);

  // A second change may come before the first is drawn, and must not be made to what was before both.
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);
  const change: ListState<Key>["change"] = (changes) => {
    newest.current = write(newest.current, changes);
    setParams(newest.current, { replace: true, preventScrollReset: true });
  };
  const clear = () =>
    change(Object.fromEntries(keys.map((key) => [key, undefined])) as Clearing<Key>);
  return { values, change, clear, search };
}

type Clearing<Key extends string> = Partial<Record<Key, undefined>>;

function read<Key extends string>(params: URLSearchParams, keys: readonly Key[]) {
  const values: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = params.get(key);
    if (value) values[key] = value;
  }
  return values;
}

function write(before: URLSearchParams, changes: Record<string, string | undefined>) {
  const after = new URLSearchParams(before);
  for (const [key, value] of Object.entries(changes)) {
    if (value) after.set(key, value);
    else after.delete(key);
  }
  return after;
}
