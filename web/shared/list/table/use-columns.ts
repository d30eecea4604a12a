import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { useSearchParams } from "react-router-dom";
import { useUser } from "@/web/state/session";
import type { Column } from "@/web/shared/list/types";

/** What each person last chose for each list, in this browser; an address that says otherwise is followed. */
const chosenAtom = atomWithStorage<Record<string, string[]>>("coldaisle.columns", {}, undefined, {
  getOnInit: true,
});

/** Which columns of a table are shown, always in the order in which they were made. */
export function useColumns<Row>(list: string, all: readonly Column<Row>[]) {
  const place = `${useUser()?.id ?? ""}/${list}`;
  const [chosen, remember] = useAtom(chosenAtom);
  const [params, setParams] = useSearchParams();
  const asked = params.get("columns")?.split(",") ?? chosen[place] ?? [];
  const known = all.filter(({ id }) => asked.includes(id));
  const shown = known.length > 0 ? known : all;

  const choose = (ids: readonly string[]) => {
    const { [place]: _, ...others } = chosen;
    const isAll = ids.length === all.length;
    remember(isAll ? others : { ...others, [place]: [...ids] });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isAll) after.delete("columns");
        else after.set("columns", ids.join(","));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const toggle = (id: string) =>
    choose(
      all
        .filter((column) => shown.includes(column) !== (column.id === id))
        .map((column) => column.id),
    );
  return { all, shown, toggle, showAll: () => choose(all.map(({ id }) => id)) };
}

export type ColumnChoice = Pick<ReturnType<typeof useColumns>, "toggle" | "showAll"> & {
  all: readonly { id: string; title: string }[];
  shown: readonly { id: string }[];
};
