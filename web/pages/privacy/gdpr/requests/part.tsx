import type { ReactNode } from "react";

/** A step of the dialog, under its name. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2 border-t border-line pt-4">
    <h3 className="text-sm font-semibold text-ink">{title}</h3>
    {children}
  </section>
);
