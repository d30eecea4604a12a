import { cx } from "@/web/ui/cx";
import type { Point } from "./types";

type Props = { points: readonly Point[]; ticks: readonly number[]; at: number | null };

const slot = 20;
const height = 100;
/** Few columns stand apart, many close together. */
const gapOf = (count: number) => (count > 40 ? 1.5 : count > 16 ? 3 : 5.5);

/** Places and values of the line over the columns. */
const lineOf = (points: readonly Point[]) =>
  points.flatMap(({ beside }, n): [number, number][] => (beside ? [[n, beside.value]] : []));

/** The picture alone; what it shows is said by the cursor and the table. */
export function TimeColumns({ points, ticks, at }: Props) {
  const top = ticks.at(-1) ?? 1;
  const tall = (value: number) => (Math.max(0, value) / top) * height;
  const gap = gapOf(points.length);
  const width = Math.max(1, points.length) * slot;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 block size-full overflow-visible"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={width}
          y1={height - tall(tick)}
          y2={height - tall(tick)}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? "stroke-chart-none" : "stroke-chart-ground"}
        />
      ))}
      {points.map(({ key, value }, n) => (
        <rect
          key={key}
          x={n * slot + gap}
          y={height - tall(value)}
          width={slot - 2 * gap}
          height={tall(value)}
          className={cx(
            n === points.length - 1 ? "fill-chart" : "fill-chart-past",
            "transition-opacity duration-150",
            at !== null && at !== n && "opacity-45",
          )}
        />
      ))}
      <polyline
        points={lineOf(points)
          .map(([n, value]) => `${(n + 0.5) * slot},${height - tall(value)}`)
          .join(" ")}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
        className="fill-transparent stroke-chart-plan"
      />
    </svg>
  );
}
