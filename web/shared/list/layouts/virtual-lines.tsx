import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  startTransition,
  useSyncExternalStore,
} from "react";

/** Rows are rendered this far beyond the window; scrolling is observed in steps of `stepPx`. */
const marginPx = 600;
const stepPx = 200;

/** The stretch of an element that lies in or near the window. */
function useStretch(element: RefObject<HTMLElement | null>): [from: number, until: number] {
  const step = useSyncExternalStore(listen, () => Math.floor(window.scrollY / stepPx));
  const height = useSyncExternalStore(listen, () => window.innerHeight);
  const margin = useMargin();
  const from = step * stepPx - useTop(element) - margin;
  // The first render covers the visible part only.
  const ahead = margin ? stepPx : window.scrollY % stepPx;
  return [from - stepPx, from + height + 2 * margin + ahead];
}

/** Zero for the first render, then the full margin in a transition. */
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

/** The usual offset of a list; a slightly larger one needs no second render. */
const defaultTopPx = stepPx;

/** The offset of an element from the top of the page, measured after every render because content above may grow. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(defaultTopPx);
  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    if (!box) return;
    const now = Math.round(box.top + window.scrollY);
    setTop((known) => (now >= known && now <= known + stepPx ? known : now));
  });
  return top;
}

/** Where each line begins, in pixels, and after them where the whole ends. */
export function startsOf(
  count: number,
  heightOf: (line: number) => number,
  gap: number,
): readonly number[] {
  const starts = [0];
  for (let line = 0; line < count; line++) {
    const isLast = line === count - 1;
    starts.push((starts[line] ?? 0) + heightOf(line) + (isLast ? 0 : gap));
  }
  return starts;
}

/** The lines that touch the stretch between two heights. */
export function linesBetween(starts: readonly number[], from: number, until: number): number[] {
  const lines = [];
  for (let line = lineAt(starts, from); line < starts.length - 1; line++) {
    if ((starts[line] ?? 0) > until) break;
    lines.push(line);
  }
  return lines;
}

/** The last line that begins at or above a height, found by halving. */
function lineAt(starts: readonly number[], height: number): number {
  let [low, high] = [0, Math.max(0, starts.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

type Props = {
  count: number;
  /** In pixels; with `isMeasured` only a guess for lines that were never drawn. */
  height: number;
  gap?: number;
  /** Set where the lines are as high as what stands in them. */
  isMeasured?: boolean;
  /** The line to bring into sight, drawn or not. */
  reveal?: number | undefined;
  /** What stands in the lines, so that its state goes where it goes; without them a line stays what it is. */
  rows?: readonly { id: string }[];
  children: (line: number) => ReactNode;
};

/** Draws only the lines near the window, so that ten thousand rows cost as much as fifty. */
export function VirtualLines(props: Props) {
  const { count, height, gap = 0, isMeasured = false, reveal, rows, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const heights = useHeights(container, isMeasured);
  const starts = useMemo(
    () => startsOf(count, (line) => heights.get(line) ?? height, gap),
    [count, heights, height, gap],
  );
  const lines = linesBetween(starts, ...useStretch(container));
  const draw = useMemo(() => eachOnce(children), [children]);
  useReveal(container, starts, reveal);
  return (
    <div ref={container} role="presentation" className="relative" style={{ height: starts.at(-1) }}>
      {lines.map((line) => (
        <div
          key={rows?.[line]?.id ?? line}
          role="presentation"
          data-line={line}
          className="absolute inset-x-0 top-0"
          style={{
            transform: `translateY(${starts[line]}px)`,
            ...(!isMeasured && { height }),
          }}
        >
          {draw(line)}
        </div>
      ))}
    </div>
  );
}

/** Memoizes rendered rows, so that scrolling renders only new ones. */
function eachOnce(draw: Props["children"]): Props["children"] {
  const drawn = new Map<number, ReactNode>();
  return (line) => {
    if (!drawn.has(line)) drawn.set(line, draw(line));
    return drawn.get(line);
  };
}

type Container = RefObject<HTMLDivElement | null>;

/** Measured heights by row; they change with width and content. */
function useHeights(container: Container, isMeasured: boolean): ReadonlyMap<number, number> {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  useLayoutEffect(() => {
    if (!isMeasured || !container.current) return;
    const drawn = [...container.current.querySelectorAll<HTMLElement>(":scope > [data-line]")];
    const measure = () => {
      // Hidden behind a full-page record all heights are zero, which must not be stored.
      if (drawn.every((line) => line.offsetHeight === 0)) return;
      setHeights((known) => {
        const now = drawn.map((line) => [Number(line.dataset.line), line.offsetHeight] as const);
        const isNews = now.some(([line, height]) => known.get(line) !== height);
        return isNews ? new Map([...known, ...now]) : known;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const line of drawn) observer.observe(line);
    return () => observer.disconnect();
  });
  return heights;
}

function useReveal(container: Container, starts: readonly number[], line: number | undefined) {
  const reveal = useEffectEvent((shown: number) => {
    const top = (container.current?.getBoundingClientRect().top ?? 0) + (starts[shown] ?? 0);
    const bottom = top + (starts[shown + 1] ?? 0) - (starts[shown] ?? 0);
    const isInSight = top >= 0 && bottom <= window.innerHeight;
    if (!isInSight) window.scrollBy({ top: top - window.innerHeight / 3 });
  });
  useEffect(() => {
    if (line !== undefined) reveal(line);
  }, [line]);
}
