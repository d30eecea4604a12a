import type { Bar } from "./types";

type Props = {
  /** What the chart shows, for those who hear it. */
  label: string;
  /** The heads of the table that says the same. */
  heads: [label: string, value: string];
  bars: readonly Bar[];
};

const barWidth = 10;
const height = 56;
const gap = 2;

/** Bars over time with their highest value; the same is a table for screen readers. */
export function BarChart({ label, heads, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="min-w-0">
      <div aria-hidden="true">
        <Axis text={bars.find(({ value }) => value === most)?.text} />
        <svg
          viewBox={`0 0 ${bars.length * barWidth} ${height}`}
          preserveAspectRatio="none"
          className="block h-20 w-full"
        >
          {bars.map((bar, at) => (
            <Column key={bar.label} bar={bar} at={at} most={most} isLast={at === bars.length - 1} />
          ))}
        </svg>
        <div className="num mt-1 flex justify-between text-2xs text-ink-3">
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </div>
      </div>
      <Table label={label} heads={heads} bars={bars} />
    </figure>
  );
}

const Axis = ({ text }: { text: string | undefined }) => (
  <p className="num mb-1 border-b border-dashed border-line pb-0.5 text-2xs text-ink-3">
    {text ?? "\u00a0"}
  </p>
);

type ColumnProps = { bar: Bar; at: number; most: number; isLast: boolean };

/** An empty slot keeps a hairline, so that a week without ads is seen as one. */
function Column({ bar, at, most, isLast }: ColumnProps) {
  const long = bar.value === 0 ? 1 : Math.max(3, (bar.value / most) * height);
  const fill = bar.value === 0 ? "fill-chart-none" : isLast ? "fill-chart" : "fill-chart-past";
  return (
    <g>
      <title>{`${bar.label}: ${bar.text}`}</title>
      <rect x={at * barWidth} y={0} width={barWidth} height={height} className="fill-transparent" />
      <rect
        x={at * barWidth + gap / 2}
        y={height - long}
        width={barWidth - gap}
        height={long}
        className={fill}
      />
    </g>
  );
}

const Table = ({ label, heads, bars }: Props) => (
  <table className="sr-only">
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{heads[0]}</th>
        <th scope="col">{heads[1]}</th>
      </tr>
    </thead>
    <tbody>
      {bars.map((bar) => (
        <tr key={bar.label}>
          <th scope="row">{bar.label}</th>
          <td>{bar.text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
