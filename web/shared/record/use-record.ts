import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { neighbour } from "@/web/shared/list/use-list-keys";
import { isFullIn } from "./address";

type Place = { id: string; ids: readonly string[]; list: string };

/** Where an open record stands: its neighbours in the list's filter, and whether it has the page to itself. */
export function useRecord({ id, ids, list }: Place) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();

  const stepTo = (step: 1 | -1) => {
    const next = ids.includes(id) ? neighbour(ids, id, step) : undefined;
    if (next === undefined) return undefined;
    const options = { replace: true, preventScrollReset: true };
    return () =>
      void navigate({ pathname: `${list}/${encodeURIComponent(next)}`, search }, options);
  };
  const showFull = (shown: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (shown) after.set("full", "1");
        else after.delete("full");
        return after;
      },
      { preventScrollReset: true },
    );
  return {
    previous: stepTo(-1),
    next: stepTo(1),
    isFull: isFullIn(search),
    onFullChange: showFull,
  };
}
