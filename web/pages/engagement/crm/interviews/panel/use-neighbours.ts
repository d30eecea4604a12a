import { useSearchParams } from "react-router-dom";
import { neighbour } from "@/web/shared/list/use-list-keys";
import { useShown } from "../use-shown";

/** The interviews before and after this one in the list that is shown. */
export function useNeighbours(id: string) {
  const [, setParams] = useSearchParams();
  const { query } = useShown();
  const ids = (query.data ?? []).map((it) => it.id);
  const stepTo = (step: 1 | -1) => {
    const next = ids.includes(id) ? neighbour(ids, id, step) : undefined;
    if (next === undefined) return undefined;
    return () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("view", next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return { previous: stepTo(-1), next: stepTo(1) };
}
