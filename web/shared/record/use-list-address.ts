import { useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { focusRow } from "@/web/shared/list/keys/focus-row";
import type { ListFilters } from "@/web/shared/list/filters/list-filters";
import { useListState } from "@/web/shared/list/use-list-state";
import { isFullIn, recordKeys, withoutKeys } from "./address";

export type ListAddress<Query> = ReturnType<typeof useListAddress<Query>>;

/** The list that an address asks for, and the record open beside it: `/clients/:id?status=active`. */
export function useListAddress<Query>(
  path: string,
  { keys, queryOf }: Pick<ListFilters<Query>, "keys" | "queryOf">,
) {
  const { id: opened } = useParams();
  const navigate = useNavigate();
  const all = useMemo(() => [...keys, "layout"], [keys]);
  const { values, change, clear, search } = useListState(all);
  const query = useMemo(() => queryOf(values), [values, queryOf]);
  const close = () => {
    const list = { pathname: path, search: withoutKeys(search, recordKeys) };
    void navigate(list, { preventScrollReset: true });
    if (opened) focusRow(opened);
  };
  return {
    query,
    layout: values["layout"],
    change,
    clear,
    remove: (key: string) => change({ [key]: undefined }),
    opened,
    isFull: opened !== undefined && isFullIn(search),
    open: (id: string) =>
      void navigate({ pathname: `${path}/${id}`, search }, { preventScrollReset: true }),
    close,
  };
}
