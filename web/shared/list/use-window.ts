import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";

/** Lines are drawn this far beyond the window, and the window is looked at in steps this long. */
export const marginPx = 600;
const stepPx = 200;

/** The stretch of an element that lies in or near the window. */
export function useStretch(element: RefObject<HTMLElement | null>): [from: number, until: number] {
  const step = useSyncExternalStore(listen, () => Math.floor(window.scrollY / stepPx));
  const height = useSyncExternalStore(listen, () => window.innerHeight);
  const margin = useMargin();
  const from = step * stepPx - useTop(element) - margin;
  return [from, from + height + 2 * margin + stepPx];
}

/** First what is in sight, and what lies beyond it once that is on the screen. */
function useMargin(): number {
  const [margin, widen] = useState(0);
  useEffect(() => {
    const drawn = requestAnimationFrame(() => startTransition(() => widen(marginPx)));
    return () => cancelAnimationFrame(drawn);
  }, []);
  return margin;
}

function listen(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  window.addEventListener("resize", changed);
  return () => {
    window.removeEventListener("scroll", changed);
    window.removeEventListener("resize", changed);
  };
}

/** How far down the page an element begins; asked each time, for what is above it may grow. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  return top;
}
