import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Phase } from "./types";

type Page<Row> = { items: readonly Row[]; total: number; isLeast?: boolean };

/** The way to read a list on, and when it was read last. */
export type LoadMore = { load: () => void; isLoading: boolean; hasFailed: boolean; readAt: number };

/** A list as far as it was read, and the way to read on. */
export type Pages<Row> = {
  rows: readonly Row[];
  total: number;
  /** Whether there are more than those, which nobody has counted. */
  isLeast: boolean;
  left: number;
  more: LoadMore | undefined;
  phase: Phase;
  error: Error | null;
  retry: () => void;
};

/**
 * Flattens the loaded pages. A row that moved down between two loads is on both pages; its first occurrence is kept.
 */
export function usePages<Row extends { id: string }>(
  list: UseInfiniteQueryResult<InfiniteData<Page<Row>, unknown>>,
): Pages<Row> {
  const rows = useMemo(() => onceEach(list.data?.pages ?? []), [list.data]);
  const { total = 0, isLeast = false } = list.data?.pages[0] ?? {};
  return {
    rows,
    total,
    isLeast,
    left: total - rows.length,
    more: loadMoreOf(list),
    phase: phaseOf(list, rows.length),
    error: list.error,
    retry: () => void list.refetch(),
  };
}

function onceEach<Row extends { id: string }>(pages: readonly Page<Row>[]): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap(({ items }) => items)) {
    if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}

/** How a list is read on, where there is more of it. */
export const loadMoreOf = (list: UseInfiniteQueryResult): LoadMore | undefined =>
  list.hasNextPage
    ? {
        load: () => void list.fetchNextPage(),
        isLoading: list.isFetchingNextPage,
        hasFailed: list.isFetchNextPageError,
        readAt: list.dataUpdatedAt,
      }
    : undefined;

/** What was read stays on the screen when reading it again fails. */
function phaseOf(list: { isPending: boolean; isError: boolean }, count: number): Phase {
  if (list.isError && count === 0) return "failed";
  return list.isPending ? "loading" : "ready";
}
