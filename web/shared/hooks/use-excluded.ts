import { useState } from "react";

/** All rows are chosen but those that somebody left out, so that one that comes later is chosen too. */
export function useExcluded() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setLeft(new Set(left.has(key) ? [...left].filter((it) => it !== key) : [...left, key]));
  return { isChosen: (key: string) => !left.has(key), toggle };
}
