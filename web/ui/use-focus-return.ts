import { useRef } from "react";

/** Gives the focus back to what had it: Radix knows a trigger only, and what keys open has none. */
export function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  return {
    remember: () => {
      origin.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      const { current } = origin;
      event.preventDefault();
      // What was opened from here may have taken the focus already.
      if (document.activeElement !== document.body) return;
      if (current instanceof HTMLElement) current.focus();
    },
  };
}
