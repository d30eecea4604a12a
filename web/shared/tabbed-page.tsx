import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { cx } from "@/web/ui/cx";
import { LazyTabs } from "./lazy-tabs";
import { PageHead } from "./page-head";

type Props = Pick<ComponentProps<typeof PageHead>, "title" | "subtitle"> &
  Pick<ComponentProps<typeof LazyTabs>, "label" | "loading" | "tabs" | "rest"> & {
    /** What stands below whichever part is open. */
    children?: ReactNode;
  };

/** A screen whose parts stand in tabs; which one is open stands in the address. */
export function TabbedPage({ title, subtitle, children, ...tabs }: Props) {
  const [params, setParams] = useSearchParams();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead {...{ title, subtitle }} />
      {/* What stands below is out of sight until the part is there, and never pushed down before one's eyes. */}
      <div className={cx(children !== undefined && "min-h-[80dvh]")}>
        <LazyTabs
          {...tabs}
          value={params.get("tab") ?? undefined}
          // What narrows one part means nothing to the next.
          onValueChange={(tab) => setParams(tab ? { tab } : {}, { replace: true })}
        />
      </div>
      {children}
    </div>
  );
}
