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
import type { Bubble } from "./bubble";

// Specification §9
const delayMs = 700;
const skipDelayMs = 300;
/** How long the pointer may be between what is explained and what explains it. */
const crossingMs = 120;

const load = () => import("./bubble");
const Late = lazy(async () => ({ default: (await load()).Bubble }));

/** When the last one closed; the next within a moment shows at once. */
let closedAt = Number.NEGATIVE_INFINITY;
/** Takes away the one that is shown; there is never more than one. */
let closeShown = () => {};

type Props = Partial<Pick<ComponentProps<typeof Bubble>, "side" | "look">> & {
  content: ReactNode;
  children: ReactElement<{ "aria-describedby"?: string }>;
};

/**
 * Says more about something while the pointer or the focus is on it. Its bubble travels when somebody first reaches for
 * one, so a screen does not wait for what nobody can read yet.
 */
export function Hint({ content, children, side = "top", look = "hint" }: Props) {
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
          <Late {...{ id, anchor, side, look, close, stay }}>{content}</Late>
        </Suspense>
      )}
    </>
  );
}

/** What is reached for, from the moment at which its hint is to be seen. */
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
    // A bubble that grows may lie under the pointer for a moment; what comes back then is entered without a move.
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

/** What a hint is shown at; there is never more than one. */
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

/** Whether a pointer is down: the focus that a press brings along asks for nothing. */
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

/** Whoever reaches in vain may reach again; the server may be back by then. */
const ahead = () => void load().catch(() => {});

type Handlers = Record<string, (event: PointerEvent) => unknown>;

/** Handlers of both, those that the element had already first. */
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
