import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { cx } from "./cx";

const gapPx = 6;
const edgePx = 8;

type Side = "top" | "right" | "bottom" | "left";
type Props = {
  id: string;
  /** What it explains, and on which side of it there should be room. */
  anchor: Element;
  side: Side;
  /** A hint is a word or two; a card may hold a small table. */
  look: keyof typeof looks;
  close: () => void;
  /** The pointer may rest on it too. */
  stay: { enter: () => void; leave: () => void };
  children: ReactNode;
};

const looks = {
  hint: "max-w-80 bg-ink px-2.5 py-1.5 text-xs text-bg",
  card: "w-80 max-w-[calc(100vw-16px)] border border-line bg-raised p-3 text-xs text-ink",
};

/** Explains what it stands beside until that is left, scrolled away, or Escape is pressed. */
export function TooltipContent({ id, anchor, side, look, close, stay, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(close);
  useLayoutEffect(() => {
    const place = () => box.current && put(box.current, anchor, side);
    place();
    // Content that loads later changes the size.
    const observer = new ResizeObserver(place);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [anchor, side]);
  useEffect(() => {
    const gone = new AbortController();
    const signal = { signal: gone.signal, capture: true };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Captured before the document sees it, so that Escape does not also close a dialog below.
      event.stopPropagation();
      end();
    };
    window.addEventListener("keydown", escape, signal);
    const isMoved = ({ target }: Event) => target instanceof Node && target.contains(anchor);
    document.addEventListener("scroll", (event) => isMoved(event) && end(), signal);
    return () => gone.abort();
  }, [anchor]);
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      onPointerEnter={stay.enter}
      onPointerLeave={stay.leave}
      className={cx("fixed top-0 left-0 z-50 rounded-md shadow-pop", looks[look])}
    >
      {children}
    </div>,
    document.body,
  );
}

const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" } as const;

/** Places the tooltip on the wanted side, or on the opposite one if only that has room, within the window. */
function put(box: HTMLElement, anchor: Element, wanted: Side): void {
  const around = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const room = {
    top: around.top - height,
    bottom: innerHeight - around.bottom - height,
    left: around.left - width,
    right: innerWidth - around.right - width,
  };
  const hasRoom = (side: Side) => room[side] >= gapPx + edgePx;
  const side = !hasRoom(wanted) && hasRoom(opposite[wanted]) ? opposite[wanted] : wanted;
  const x = around.left + (around.width - width) / 2;
  const y = around.top + (around.height - height) / 2;
  const at = {
    top: [x, around.top - height - gapPx],
    bottom: [x, around.bottom + gapPx],
    left: [around.left - width - gapPx, y],
    right: [around.right + gapPx, y],
  }[side];
  const [left = 0, top = 0] = at;
  box.style.left = `${within(left, innerWidth - width)}px`;
  box.style.top = `${within(top, innerHeight - height)}px`;
}

const within = (at: number, room: number) =>
  Math.round(Math.max(edgePx, Math.min(at, room - edgePx)));
