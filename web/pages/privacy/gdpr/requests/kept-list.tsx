import { useFormatter, useMessages } from "use-intl";
import type { Kept } from "@/modules/privacy/gdpr/model";

/** How much each part of the house keeps of somebody. */
export function KeptList({ kept }: { kept: readonly Kept[] }) {
  const format = useFormatter();
  const { gdpr } = useMessages();
  const names = new Map<string, string>(Object.entries(gdpr.holders));
  const sums = new Map<string, number>();
  for (const { holder, rows } of kept) sums.set(holder, (sums.get(holder) ?? 0) + rows);
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {[...sums].map(([holder, rows]) => (
        <li key={holder} className="flex justify-between gap-3 border-b border-line py-0.5">
          <span className="min-w-0 truncate text-ink-2">{names.get(holder) ?? holder}</span>
          <span className="num text-ink">{format.number(rows)}</span>
        </li>
      ))}
    </ul>
  );
}
