import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { filesKey } from "@/web/state/query-keys";
import type { Place } from "@/web/features/records/core/queries";

const unfinished = new Set(["waiting", "reading"]);
const lookAgainMs = 2000;

/** The files of a record; asked again while words of one are still being read. */
export const filesOf = ({ kind, id }: Place) =>
  queryOptions({
    queryKey: [...filesKey, kind, id],
    queryFn: () => ok(api.files.get({ query: { kind, recordId: id } })),
    refetchInterval: ({ state }) =>
      state.data?.some(({ text }) => unfinished.has(text)) ? lookAgainMs : false,
  });

export const fileText = (id: string) =>
  queryOptions({
    queryKey: [...filesKey, "text", id],
    queryFn: () => ok(api.files({ id }).text.get()),
  });

export const cvProposals = (id: string) =>
  queryOptions({
    queryKey: [...filesKey, "proposals", id],
    queryFn: () => ok(api.files({ id }).proposals.get()),
    // What it is compared with may have changed a moment ago.
    staleTime: 0,
  });

/** Where its bytes are handed out. */
export const contentOf = ({ id }: { id: string }) => `/api/files/${id}/content`;
