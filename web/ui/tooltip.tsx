import {
  cloneElement,
  type ComponentProps,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { TooltipContent } from "./tooltip-content";

// Specification §9
const delayMs = 700;
const skipDelayMs = 300;
/** Time for the pointer to cross the gap between element and tooltip. */
const crossingMs = 120;

const load = () => import("./tooltip-content");
const LazyContent = lazy(async () => ({ default: (await load()).TooltipContent }));

/** When the last tooltip closed; another one shortly afterwards opens without delay. */
let closedAt = Number.NEGATIVE_INFINITY;
/** Closes the open tooltip; there is never more than one. */
let closeShown = () => {};

type Props = Partial<Pick<ComponentProps<typeof TooltipContent>, "side" | "look">> & {
  content: ReactNode;
  children: ReactElement<{ "aria-describedby"?: string }>;
};

/**
 * A tooltip on hover or focus. Its content is loaded on the first use, so that screens do not wait for it.
 */
export function Tooltip({ content, children, side = "top", look = "hint" }: Props) {
  const id = useId();
  const { anchor, close, stay, ...reach } = useReach();
  return (
    <>
      {cloneElement(children, {
        ...joined(reach.handlers, children.props as Handlers),
        ...(anchor && { "aria-describedby": id }),
      })}
      {anchor && (
        <Suspense>
          <LazyContent {...{ id, anchor, side, look, close, stay }}>{content}</LazyContent>
        </Suspense>
      )}
    </>
  );
}

/** Handlers that open and close the tooltip of the element. */
function useReach() {
  const { later, clear } = useTimer();
  const { anchor, open, close } = useAnchor(clear);
  const isOver = useRef(false);
  const { isPressed, press } = usePress();
  const leave = () => (anchor ? later(crossingMs, close) : close());
  const handlers: Handlers = {
    onPointerMove: ({ currentTarget, pointerType }) => {
      if (isOver.current || pointerType === "touch") return;
      isOver.current = true;
      ahead();
      if (anchor) return clear();
      const isNext = performance.now() - closedAt < skipDelayMs;
      later(isNext ? 0 : delayMs, () => open(currentTarget));
    },
    // A growing tooltip may cover the pointer for a moment, which then returns to the element without a move event.
    onPointerEnter: ({ pointerType }) => {
      if (!anchor || pointerType === "touch") return;
      isOver.current = true;
      clear();
    },
    onPointerLeave: () => {
      isOver.current = false;
      leave();
    },
    onPointerDown: () => {
      press();
      close();
    },
    onClick: close,
    onFocus: ({ currentTarget }) => !isPressed() && open(currentTarget),
    onBlur: close,
  };
  return { anchor, close, handlers, stay: { enter: clear, leave } };
}

/** The element whose tooltip is open; only one at a time. */
function useAnchor(clear: () => void) {
  const [anchor, show] = useState<Element | null>(null);
  const close = () => {
    clear();
    if (anchor) closedAt = performance.now();
    show(null);
  };
  const open = (element: Element) => {
    closeShown();
    closeShown = () => show(null);
    show(element);
  };
  return { anchor, open, close };
}

/** Whether a pointer is pressed: focus caused by a press opens no tooltip. */
function usePress() {
  const isDown = useRef(false);
  const press = () => {
    isDown.current = true;
    document.addEventListener("pointerup", () => (isDown.current = false), { once: true });
  };
  return { isPressed: () => isDown.current, press };
}

function useTimer() {
  const timer = useRef<Timer>(undefined);
  const clear = () => clearTimeout(timer.current);
  useEffect(() => clear, []);
  const later = (ms: number, act: () => void) => {
    clear();
    timer.current = setTimeout(act, ms);
  };
  return { later, clear };
}

/** Errors are ignored: the next hover tries again. */
const ahead = () => void load().catch(() => {});

type Handlers = Record<string, (event: PointerEvent) => unknown>;

/** Combines two sets of handlers; those of the element run first. */
const joined = (own: Handlers, given: Partial<Handlers>): Handlers =>
  Object.fromEntries(
    Object.entries(own).map(([name, act]) => [
      name,
      (event: PointerEvent) => {
        given[name]?.(event);
        act(event);
      },
    ]),
  );
