import type { ReactNode } from "react";

type Props = { title: string; none: string; children: readonly ReactNode[] };

/** A list of what waits, or that nothing does. */
export const BenchSection = ({ title, none, children }: Props) => (
  <section className="grid gap-2">
    <h2 className="text-sm font-semibold text-ink">{title}</h2>
    {children.length === 0 ? (
      <p className="text-sm text-ink-3">{none}</p>
    ) : (
      <ul className="grid max-h-[45dvh] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface px-3">
        {children}
      </ul>
    )}
  </section>
);
