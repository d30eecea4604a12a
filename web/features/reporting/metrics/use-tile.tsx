import { useTranslations } from "use-intl";
import type { Figure } from "@/modules/reporting/metrics/model";
import type { Tile } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";

type Words = Pick<Tile, "key" | "name" | "hint" | "to">;

/** A figure as a tile: its value, how it moved and how many cases it rests on. */
export function useTile() {
  const t = useTranslations("ui.figures");
  const { growth, points } = useAmounts();
  return (
    words: Words,
    { value, n, isBenchmark, change }: Figure,
    write: (value: number | null) => string,
    unit: "percent" | "points" = "percent",
  ): Tile => {
    const moved = change !== null && (unit === "points" ? points(change) : growth(change));
    const rests = t(isBenchmark ? "tooFew" : "of", { n });
    const note = [moved, rests].filter(Boolean).join(" · ");
    return { ...words, text: write(value), note, isBenchmark };
  };
}
