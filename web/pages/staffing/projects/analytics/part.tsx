import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

export const Part = ({ title, children }: Props) => (
  <section className="grid gap-2 text-sm text-ink-2">
    <h3 className="text-sm font-semibold text-ink">{title}</h3>
    {children}
  </section>
);
