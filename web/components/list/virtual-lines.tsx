import { useWindowVirtualizer } from "@tanstack/react-virtual";
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

type Props = {
  count: number;
  height: number;
  gap?: number;
  /** Set where the lines are as high as what stands in them. */
  isMeasured?: boolean;
  /** The line to bring into sight, drawn or not. */
  reveal?: number | undefined;
  children: (line: number) => ReactNode;
};

/** Draws only the lines near the window, so that ten thousand rows cost as much as fifty. */
export function VirtualLines({
  count,
  height,
  gap = 0,
  isMeasured = false,
  reveal,
  children,
}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const top = useTop(container);
  const lines = useWindowVirtualizer({
    count,
    gap,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: top,
    useFlushSync: false,
  });
  const toReveal = useEffectEvent((line: number) => lines.scrollToIndex(line, { align: "auto" }));
  useEffect(() => {
    if (reveal !== undefined && reveal >= 0) toReveal(reveal);
  }, [reveal]);
  return (
    <div
      ref={container}
      role="presentation"
      className="relative"
      style={{ height: lines.getTotalSize() }}
    >
      {lines.getVirtualItems().map((line) => (
        <div
          key={line.key}
          role="presentation"
          data-index={line.index}
          ref={isMeasured ? lines.measureElement : undefined}
          className="absolute inset-x-0 top-0"
          style={{
            transform: `translateY(${line.start - top}px)`,
            ...(!isMeasured && { height }),
          }}
        >
          {children(line.index)}
        </div>
      ))}
    </div>
  );
}

function useTop(container: { current: HTMLDivElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = container.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  return top;
}
