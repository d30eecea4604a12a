import { queryOptions } from "@tanstack/react-query";
import { isOpen } from "@/modules/reporting/board-packs/rules";
import { api, ok } from "@/web/api";
import { boardPacksKey } from "@/web/state/query-keys";

const lookEveryMs = 500;

/** What the reader asked for; looked at again for as long as something is on its way. */
export const boardPacks = queryOptions({
  queryKey: boardPacksKey,
  queryFn: () => ok(api["board-packs"].get()),
  refetchInterval: ({ state }) =>
    state.data?.some((pack) => isOpen(pack.state)) ? lookEveryMs : false,
});

export const reportReaders = queryOptions({
  queryKey: [...boardPacksKey, "readers"],
  queryFn: () => ok(api["board-packs"].readers.get()),
});
