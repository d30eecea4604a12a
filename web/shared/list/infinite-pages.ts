import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

type Read<Page> = (cursor: string) => Promise<Page>;

/** A list read page by page; what is on the screen stays until the next filter has been read. */
export const pagesOf = <Page extends { cursor: string | null }>(key: QueryKey, read: Read<Page>) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: "",
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  });

/** Reads what a list shows where its address says nothing more. */
export const firstPage =
  <Page extends { cursor: string | null }>(
    list: (query: object) => ReturnType<typeof pagesOf<Page>>,
  ) =>
  (queries: QueryClient): Promise<void> =>
    queries.prefetchInfiniteQuery(list({}));

/** A value of the address that a filter knows; others are left out. */
export const oneOf = <Value extends string>(
  known: readonly Value[],
  value: string | null | undefined,
) => known.find((one) => one === value);
