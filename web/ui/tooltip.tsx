import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";

// Specification §9
export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;

/** Stands once around the application, so that the next hint shows sooner than the first. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

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
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
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
  );
}
