import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Locale } from "@/modules/platform/accounts/rules";
import { mostListed } from "@/modules/platform/notifications/rules";
import { api, ok } from "@/web/api";
import { notificationsKey } from "@/web/state/query-keys";

/** How much the reader was told and has not read. */
export const unreadCount = queryOptions({
  queryKey: [...notificationsKey, "count"],
  queryFn: () => ok(api.notifications.count.get()),
});

/** What the reader was told, as their language says it, the newest first. */
export const notificationsIn = (locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, "list", locale],
    queryFn: ({ pageParam }) =>
      ok(
        api.notifications.get({
          query: {
            locale,
            which: "all",
            limit: mostListed,
            ...(pageParam && { before: pageParam }),
          },
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (last) => last.next,
  });
