import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/web/ui/button";
import type { Reading } from "./use-pages";

/** So far below the window the next page is asked for: it comes sooner than one scrolls that far. */
const aheadPx = 1000;

export type More = Reading & { label: string };

/**
 * Reads a list on before its end comes into sight. The button is for whoever goes by keys, and for where reading on has
 * failed, which is not tried again by itself.
 */
export function ReadOn({ more, shown }: { more: More; shown: number }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!more.isLoading) more.load();
  });
  // Watched anew after each page, since its end may still be near, and after one that a change of the list has cut short:
  // at once, that is before it was seen to begin, so the moment of the last reading counts too.
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
