import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What the screen is for. */
  subtitle?: string | undefined;
  count?: ReactNode;
  /** In one line with the title: which view of it is shown. */
  beside?: ReactNode;
  action?: ReactNode;
};

/** The name of the screen, what it counts, and the one thing most people come to do here. */
export function PageHead({ title, subtitle, count, beside, action }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <div className="flex min-h-[32px] flex-wrap items-center gap-x-2">
          <h1 className="text-2xl leading-8 font-semibold tracking-[-0.02em] text-ink">{title}</h1>
          {beside}
        </div>
        {subtitle && <p className="text-sm text-ink-2">{subtitle}</p>}
        {count && <p className="eyebrow mt-1">{count}</p>}
      </div>
      {action}
    </header>
  );
}
