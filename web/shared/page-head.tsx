import type { ReactNode } from "react";
import { useTitle } from "@/web/shared/hooks/use-title";
import { cx } from "@/web/ui/cx";

type Props = {
  title: string;
  /** Whether it heads a part of a screen. */
  isPart?: boolean | undefined;
  /** What the screen is for. */
  subtitle?: string | undefined;
  count?: ReactNode;
  /** In one line with the title: which view of it is shown. */
  beside?: ReactNode;
  action?: ReactNode;
};

/** The name of the screen, what it counts, and the one thing most people come to do here. */
export function PageHead({ title, isPart = false, subtitle, count, beside, action }: Props) {
  const Title = isPart ? "h2" : "h1";
  useTitle("screen", isPart ? undefined : title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-48">
        <div className="flex min-h-[32px] flex-wrap items-center gap-x-2">
          <Title
            className={cx(
              "font-semibold text-ink",
              isPart ? "text-base" : "text-2xl leading-8 tracking-[-0.02em]",
            )}
          >
            {title}
          </Title>
          {beside}
        </div>
        {subtitle && <p className="text-sm text-ink-2">{subtitle}</p>}
        {count && <p className="eyebrow mt-1">{count}</p>}
      </div>
      {action}
    </header>
  );
}
