import { useState } from "react";
import { cx } from "@/web/ui/cx";
import { Cursor } from "./cursor";
import { TimeColumns } from "./time-columns";
import type { Heads, Point } from "./types";
import { useTranslations } from "use-intl";

type Props = {
  /** What the chart shows, for those who hear it. */
  label: string;
  /** The heads of the table that says the same. */
  heads: Heads;
  points: readonly Point[];
  /** How a mark of the scale is written, shortly. */
  mark: (value: number) => string;
};

type DataTableProps = Omit<Props, "mark">;

/** What a picture shows, in words: for whoever does not see it, and for whoever wants the numbers. */
function DataTable({ label, heads, points }: DataTableProps) {
  const t = useTranslations("ui.chart");
  return (
    <details className="mt-2 text-sm">
      <summary className="no-print inline-flex min-h-[28px] cursor-pointer items-center text-xs text-ink-2 hover:text-ink">
        {t("asTable")}
      </summary>
      <div
        tabIndex={0}
        role="region"
        aria-label={t("tableOf", { label })}
        className="max-h-72 overflow-auto print:max-h-none"
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-3">
              <th scope="col" className="py-1.5 text-left font-medium">
                {heads[0]}
              </th>
              {heads.slice(1).map((head) => (
                <th key={head} scope="col" className="py-1.5 text-right font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, name, text, beside }) => (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal text-ink">
                  {name}
                </th>
                <td className="num py-1.5 text-right text-ink">{text}</td>
                {beside && <td className="num py-1.5 text-right text-ink-2">{beside.text}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Columns over time on a scale; arrow keys walk through them, and a table says the same. */
export function TimeChart({ label, heads, points, mark }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const ticks = ticksUpTo(
    Math.max(0, ...points.map(({ value, beside }) => Math.max(value, beside?.value ?? 0))),
  );
  return (
    <figure className="min-w-0 break-inside-avoid">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2">
        <ValueAxis marks={ticks.map(mark)} />
        <div className="relative h-44">
          <TimeColumns points={points} ticks={ticks} at={at} />
          <Cursor label={label} heads={heads} points={points} at={at} onMove={setAt} />
        </div>
        <span />
        <TimeAxis labels={points.map((point) => point.label)} />
      </div>
      {heads[2] && <Legend heads={heads} />}
      <DataTable label={label} heads={heads} points={points} />
    </figure>
  );
}

/** Which of both is the column and which the line; the cursor and the table say it in words. */
const Legend = ({ heads: [, value, beside] }: Pick<Props, "heads">) => (
  <p aria-hidden="true" className="mt-1.5 flex flex-wrap gap-x-4 text-xs text-ink-2">
    <span className="inline-flex items-center gap-1.5">
      <span className="size-2.5 rounded-xs bg-chart-past" />
      {value}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span className="w-3.5 border-t-[1.5px] border-chart-plan" />
      {beside}
    </span>
  </p>
);

/** The marks of the scale, the highest at the top. */
const ValueAxis = ({ marks }: { marks: readonly string[] }) => (
  <div
    aria-hidden="true"
    className="num relative h-44 min-w-6 text-right text-2xs whitespace-nowrap text-ink-3"
  >
    {/* As wide as its widest mark. */}
    {marks.map((mark) => (
      <span key={`wide ${mark}`} className="invisible block h-0">
        {mark}
      </span>
    ))}
    {marks.map((mark, at) => (
      <span
        key={mark}
        className="absolute right-0 translate-y-1/2"
        style={{ bottom: `${(100 * at) / Math.max(1, marks.length - 1)}%` }}
      >
        {mark}
      </span>
    ))}
  </div>
);

const maxNamed = { wide: 12, narrow: 4 };

/** When it was, below the picture: as many names as there is room for. */
function TimeAxis({ labels }: { labels: readonly string[] }) {
  const isNamed = namedOf(labels.length, maxNamed.wide);
  const isAlwaysNamed = namedOf(labels.length, maxNamed.narrow);
  return (
    <div aria-hidden="true" className="num relative mt-1.5 h-4 text-2xs text-ink-3">
      {labels.map((label, at) => (
        <span
          // Two years may share the name of a month; the place is what tells them apart.
          key={at}
          className={cx(
            "absolute -translate-x-1/2 whitespace-nowrap",
            !isNamed(at) && "hidden",
            !isAlwaysNamed(at) && "max-sm:hidden",
          )}
          style={{ left: `${(100 * (at + 0.5)) / labels.length}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

const steps = [1, 2, 2.5, 5, 10];

/** Round whole numbers from nought to the first that is not below the highest: where a scale is marked. */
function ticksUpTo(most: number, about = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const isFit = (it: number) => it * power >= rough && Number.isInteger(it * power);
  const step = (steps.find(isFit) ?? 10) * power;
  const count = Math.ceil(most / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, n) => Number((n * step).toPrecision(12)));
}

/** Which of so many places are named, so that no name runs into the next: the last always, others evenly before it. */
function namedOf(count: number, most: number): (at: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most));
  return (at) => (count - 1 - at) % every === 0;
}
