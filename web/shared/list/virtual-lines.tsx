import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { linesBetween, startsOf } from "./lines";
import { useStretch } from "./use-window";

type Props = {
  count: number;
  /** In pixels; with `isMeasured` only a guess for lines that were never drawn. */
  height: number;
  gap?: number;
  /** Set where the lines are as high as what stands in them. */
  isMeasured?: boolean;
  /** The line to bring into sight, drawn or not. */
  reveal?: number | undefined;
  children: (line: number) => ReactNode;
};

/** Draws only the lines near the window, so that ten thousand rows cost as much as fifty. */
export function VirtualLines(props: Props) {
  const { count, height, gap = 0, isMeasured = false, reveal, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const heights = useHeights(container, isMeasured);
  const starts = useMemo(
    () => startsOf(count, (line) => heights.get(line) ?? height, gap),
    [count, heights, height, gap],
  );
  const lines = linesBetween(starts, ...useStretch(container));
  useReveal(container, starts, reveal);
  return (
    <div ref={container} role="presentation" className="relative" style={{ height: starts.at(-1) }}>
      {lines.map((line) => (
        <div
          key={line}
          role="presentation"
          data-line={line}
          className="absolute inset-x-0 top-0"
          style={{
            transform: `translateY(${starts[line]}px)`,
            ...(!isMeasured && { height }),
          }}
        >
          {children(line)}
        </div>
      ))}
    </div>
  );
}

type Container = RefObject<HTMLDivElement | null>;

/** How high the lines turned out, by line; they change with the width and with what is in them. */
function useHeights(container: Container, isMeasured: boolean): ReadonlyMap<number, number> {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  useLayoutEffect(() => {
    if (!isMeasured || !container.current) return;
    const drawn = [...container.current.querySelectorAll<HTMLElement>(":scope > [data-line]")];
    const measure = () => {
      // Behind a record on the whole page nothing has a height, and that is no news.
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
