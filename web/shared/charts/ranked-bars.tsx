import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export type Ranked = {
  key: string;
  name: string;
  value: number;
  text: string;
  /** Beside its value: a share, a change, how many it rests on. */
  note?: ReactNode;
  /** The list behind it. */
  to?: string | undefined;
};

type Props = { label: string; rows: readonly Ranked[] };

/** Things by their size, the largest first; each leads to what it counts. */
export function RankedBars({ label, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label} className="grid gap-1.5">
      {rows.map((row) => (
        <li key={row.key} className="relative break-inside-avoid rounded-md px-2 py-1">
          <span
            aria-hidden="true"
            className="print-filled absolute inset-y-0 left-0 rounded-md bg-chart-wash"
            style={{ width: row.value === 0 ? 0 : `${Math.max(1, (100 * row.value) / most)}%` }}
          />
          <span className="relative flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <Name row={row} />
            <span className="flex items-baseline gap-3">
              {row.note && <span className="num text-xs text-ink-2">{row.note}</span>}
              <span className="num text-ink">{row.text}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const Name = ({ row: { name, to } }: { row: Ranked }) =>
  to ? (
    <Link
      to={to}
      className="inline-flex min-h-[24px] min-w-[24px] items-center text-ink underline-offset-4 hover:underline"
    >
      {name}
      <span className="absolute inset-0" aria-hidden="true" />
    </Link>
  ) : (
    <span className="min-w-0 text-ink">{name}</span>
  );
