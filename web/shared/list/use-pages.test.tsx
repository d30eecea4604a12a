import { expect, test } from "bun:test";
import { QueryClient, QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { usePages } from "./use-pages";

test("a row that came to stand in the next page too is shown once, where it stood", async () => {
  const pages = ["ab", "bc"].map((ids) => ({ items: [...ids].map((id) => ({ id })), total: 3 }));
  const client = new QueryClient();
  const list = {
    queryKey: ["rows"],
    initialPageParam: 0,
    queryFn: async ({ pageParam }: { pageParam: number }) =>
      pages[pageParam] ?? { items: [], total: 3 },
    getNextPageParam: (_: unknown, read: unknown[]) => (read.length < 2 ? read.length : undefined),
  };
  const { result } = renderHook(() => usePages(useInfiniteQuery(list)), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const shown = () => result.current.rows.map(({ id }) => id).join("");
  await waitFor(() => expect(shown()).toBe("ab"));
  act(() => result.current.more?.load());
  await waitFor(() => expect(shown()).toBe("abc"));
});
