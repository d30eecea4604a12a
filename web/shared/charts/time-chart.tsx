import { useState } from "react";
import { Cursor } from "./cursor";
import { DataTable } from "./data-table";
import { ticksUpTo } from "./ticks";
import { TimeAxis, ValueAxis } from "./time-axis";
import { TimeColumns } from "./time-columns";
import type { Point } from "./types";

type Props = {
  /** What the chart shows, for those who hear it. */
  label: string;
  /** The heads of the table that says the same. */
  heads: [when: string, value: string];
  points: readonly Point[];
  /** How a mark of the scale is written, shortly. */
  mark: (value: number) => string;
};

/** Columns over time on a scale; arrow keys walk through them, and a table says the same. */
export function TimeChart({ label, heads, points, mark }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const ticks = ticksUpTo(Math.max(0, ...points.map(({ value }) => value)));
  return (
    <figure className="min-w-0 break-inside-avoid">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
        <ValueAxis marks={ticks.map(mark)} />
        <div className="relative h-44">
          <TimeColumns points={points} ticks={ticks} at={at} />
          <Cursor label={label} points={points} at={at} onMove={setAt} />
        </div>
        <span />
        <TimeAxis labels={points.map((point) => point.label)} />
      </div>
      <DataTable label={label} heads={heads} points={points} />
    </figure>
  );
}
