import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { NoticeQuery } from "@/modules/privacy/privacy-notices/model";
import { api, ok } from "@/web/api";
import { candidatesKey } from "@/web/state/query-keys";

const readRecipients = (id: string) => ok(api.candidates({ id }).recipients.get());
export type Recipients = Awaited<ReturnType<typeof readRecipients>>;

/** Which clients were shown somebody. */
export const recipientsOf = (id: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "recipients", id],
    queryFn: () => readRecipients(id),
  });

/** The letter about where somebody's data comes from, as it would go out. */
export const noticeOf = (id: string, query: NoticeQuery) =>
  queryOptions({
    queryKey: [...candidatesKey, "notice", id, query],
    queryFn: () => ok(api.candidates({ id }).notice.get({ query })),
    placeholderData: keepPreviousData,
  });
