import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/web/ui/button";
import type { LoadMore } from "./use-pages";

/** So far below the window the next page is asked for: it comes sooner than one scrolls that far. */
const aheadPx = 1000;

export type More = LoadMore & { label: string };

/**
 * Loads the next page before the end of the list scrolls into view. The button is for keyboard users and for retrying:
 * a failed load is not repeated automatically.
 */
export function InfiniteScroll({ more, shown }: { more: More; shown: number }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!more.isLoading) more.load();
  });
  // Observes again after each page, whose end may still be near, and after a load that was cut short by a change of the
  // list before it was seen to start: hence the dependency on `readAt`.
  useEffect(() => {
    if (!end.current || more.hasFailed) return;
    const near = new IntersectionObserver(([it]) => it?.isIntersecting && load(), {
      rootMargin: `0px 0px ${aheadPx}px`,
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [shown, more.isLoading, more.hasFailed, more.readAt]);
  return (
    <div ref={end} className="flex justify-center pt-2">
      <Button pending={more.isLoading} onClick={more.load}>
        {more.label}
      </Button>
    </div>
  );
}
