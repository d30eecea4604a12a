import type { Bar } from "./types";

type Props = { label: string; heads: [label: string, value: string]; bars: readonly Bar[] };

/** One bar under the other, centred, each as wide as what is left; the words are a table anyone can read. */
export function FunnelChart({ label, heads, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row" className="w-32 py-1 pr-3 text-left font-normal text-ink-3">
              {bar.label}
            </th>
            <td className="py-1">
              <Band share={bar.value / most} />
              <span className="num text-xs text-ink-2">{bar.text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Band = ({ share }: { share: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    className="block h-4 w-full"
  >
    <rect x={0} y={0} width={100} height={8} rx={0.6} className="fill-chart-ground" />
    <rect
      x={50 - share * 50}
      y={0}
      width={share * 100}
      height={8}
      rx={0.6}
      className="fill-chart"
    />
  </svg>
);
