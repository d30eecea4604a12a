import { Tooltip as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { cx } from "./cx";

// Specification §9
export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;

/** When the last one closed; the next within a moment shows at once. */
let closedAt = Number.NEGATIVE_INFINITY;

type Props = {
  content: ReactNode;
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
  /** A hint is a word or two; a card may hold a small table. */
  look?: keyof typeof looks;
};

const looks = {
  hint: "max-w-80 bg-ink px-2.5 py-1.5 text-xs text-bg",
  card: "w-80 max-w-[calc(100vw-16px)] border border-line bg-raised p-3 text-xs text-ink",
};

export function Tooltip({ content, children, side = "top", look = "hint" }: Props) {
  const [delay, wait] = useState(tooltipDelayMs);
  const isNext = () => performance.now() - closedAt < tooltipSkipDelayMs;
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={0}>
      <Radix.Root
        onOpenChange={(isOpen) => {
          if (!isOpen) closedAt = performance.now();
        }}
      >
        <Radix.Trigger
          asChild
          // The move that follows in the same breath has to find the new delay.
          onPointerEnter={() => flushSync(() => wait(isNext() ? 0 : tooltipDelayMs))}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cx("z-50 rounded-md shadow-pop", looks[look])}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
