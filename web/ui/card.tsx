import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = { title?: ReactNode; action?: ReactNode; children: ReactNode; className?: string };

/** A surface on the page; with a title it is a region that screen readers can go to. */
export function Card({ title, action, children, className }: Props) {
  return (
    <section className={cx("rounded-lg border border-line bg-surface p-5 shadow-card", className)}>
      {title && (
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold text-ink">{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
