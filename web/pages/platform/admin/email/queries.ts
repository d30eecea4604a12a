import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { LogView } from "@/modules/platform/mail/rules";
import { api, ok } from "@/web/api";
import { readSettings } from "@/web/features/platform/settings/queries";
import { mailKey } from "@/web/state/query-keys";

/** Tries and waits run out while the page is open. */
const everyMs = 10_000;

export const emailSettings = queryOptions({
  queryKey: [...mailKey, "settings"],
  queryFn: () => readSettings("email"),
});

export const mailStatus = queryOptions({
  queryKey: [...mailKey, "status"],
  queryFn: () => ok(api.mail.get()),
  refetchInterval: everyMs,
});

export const letterLog = (show: LogView) =>
  infiniteQueryOptions({
    queryKey: [...mailKey, "letters", show],
    queryFn: ({ pageParam }) =>
      ok(
        api.mail.letters.get({
          query: { show, limit: 15, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
