import { useAtom } from "jotai";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { storedAtom } from "@/web/state/stored-atom";
import { useUser } from "@/web/state/session";
import type { Column } from "../types";

type Remembered<Kept> = Record<string, Kept>;
type Widths = Readonly<Record<string, number>>;

/** What each person last chose for each list, in this browser; an address that says otherwise is followed. */
const chosenAtom = storedAtom<Remembered<string[]>>("coldaisle.columns", {});
const widthsAtom = storedAtom<Remembered<Widths>>("coldaisle.widths", {});

/** In pixels: no column is narrower, and each press of a key makes it so much wider. */
export const narrowest = 64;
export const widthStep = 16;

/** Which columns of a table are shown, in which order and how wide. */
export function useColumns<Row>(list: string, all: readonly Column<Row>[]) {
  const place = `${useUser()?.id ?? ""}/${list}`;
  const usual = all.filter(({ isExtra }) => !isExtra);
  const { asked, choose } = useChosen(place, usual);
  const { widths, ...sizing } = useWidths(place);
  const known = asked.flatMap((id) => all.filter((column) => column.id === id));
  const shown = (known.length > 0 ? known : usual).map((column) =>
    sized(column, widths[column.id]),
  );
  const ids = shown.map(({ id }) => id);

  const toggle = (id: string) =>
    choose(ids.includes(id) ? ids.filter((one) => one !== id) : inserted(id, ids, all));
  const move = (id: string, to: number) =>
    choose(ids.filter((one) => one !== id).toSpliced(to, 0, id));
  const reset = () => {
    choose(usual.map((column) => column.id));
    sizing.forget();
  };
  const isUsual = known.length === 0 && Object.keys(widths).length === 0;
  return { all, shown, toggle, move, reset, resize: sizing.resize, isUsual };
}

export type ColumnChoice = Omit<ReturnType<typeof useColumns>, "all" | "shown"> & {
  all: readonly { id: string; title: string }[];
  shown: readonly { id: string }[];
};

const sized = <Row>(column: Column<Row>, width: number | undefined): Column<Row> =>
  width === undefined ? column : { ...column, width: `${width}px` };

/** A column that comes back stands where it was made to stand. */
function inserted(id: string, ids: readonly string[], all: readonly { id: string }[]) {
  const placeOf = (one: string) => all.findIndex((column) => column.id === one);
  const next = ids.findIndex((one) => placeOf(one) > placeOf(id));
  return ids.toSpliced(next < 0 ? ids.length : next, 0, id);
}

function useChosen(place: string, usual: readonly { id: string }[]) {
  const [chosen, remember] = useAtom(chosenAtom);
  const [params, setParams] = useSearchParams();
  const asked = params.get("columns")?.split(",") ?? chosen[place] ?? [];
  const choose = (ids: readonly string[]) => {
    const isUsual = ids.join() === usual.map(({ id }) => id).join();
    remember(isUsual ? without(chosen, place) : { ...chosen, [place]: [...ids] });
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isUsual) after.delete("columns");
        else after.set("columns", ids.join(","));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { asked, choose };
}

function useWidths(place: string) {
  const [widths, remember] = useAtom(widthsAtom);
  // While a width is dragged it is seen, and written down once it is let go.
  const [passing, setPassing] = useState<Widths>({});
  const known = { ...widths[place], ...passing };
  const resize = (id: string, width: number, isPassing = false) => {
    const now = { ...known, [id]: Math.max(narrowest, Math.round(width)) };
    setPassing(isPassing ? now : {});
    if (!isPassing) remember({ ...widths, [place]: now });
  };
  return { widths: known, resize, forget: () => remember(without(widths, place)) };
}

function without<Kept>(remembered: Remembered<Kept>, place: string) {
  const { [place]: _, ...others } = remembered;
  return others;
}
