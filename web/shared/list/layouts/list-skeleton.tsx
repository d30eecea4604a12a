import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { densityAtom } from "@/web/state/session";
import { cx } from "@/web/ui/cx";
import { Skeleton } from "@/web/ui/skeleton";
import { rowHeights, tracksOf } from "../table/list-table";
import type { Column, Layout } from "../types";
import { cardHeight, cardWidth } from "./list-cards";

type Props = {
  layout: Layout;
  rows?: number | undefined;
  columns: readonly Pick<Column<never>, "width">[];
};

/** Stands in for a list that is read, with its own rows, cards or columns, so that nothing moves when they come. */
export function ListSkeleton({ layout, rows, columns }: Props) {
  const label = useTranslations("ui.list")("loading");
  return (
    <div role="status" aria-label={label}>
      {layout === "table" ? (
        <TableSkeleton rows={rows} columns={columns} />
      ) : (
        <CardsSkeleton rows={rows} isBoard={layout !== "cards"} />
      )}
    </div>
  );
}

function TableSkeleton({ rows = 12, columns }: Pick<Props, "rows" | "columns">) {
  const height = rowHeights[useAtomValue(densityAtom)];
  const gridTemplateColumns = tracksOf(columns);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div className="min-h-[34px] border-b border-line bg-sunken" />
      {times(rows).map((row) => (
        <div
          key={row}
          className="grid items-center border-b border-line"
          style={{ height, gridTemplateColumns }}
        >
          {[0, ...columns.keys().map((column) => column + 1)].map((column) => (
            <Skeleton key={column} className="mx-3 h-2.5" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Cards in as many columns as fit, or the columns of a board. */
function CardsSkeleton({ rows = 9, isBoard }: { rows?: number | undefined; isBoard: boolean }) {
  const width = isBoard ? "264px" : `minmax(min(100%, ${cardWidth}px), 1fr)`;
  return (
    <div
      className="grid gap-3 overflow-hidden"
      style={{ gridTemplateColumns: `repeat(auto-fill, ${width})` }}
    >
      {times(isBoard ? 4 : rows).map((card) => (
        <div
          key={card}
          style={{ height: isBoard ? 2 * cardHeight : cardHeight }}
          className={cx(
            "grid content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-card",
            // A phone shows no more than these at once.
            card >= 3 && "max-sm:hidden",
          )}
        >
          <Skeleton className="h-3 w-16" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
