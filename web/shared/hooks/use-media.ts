import { useSyncExternalStore } from "react";

/** Whether the window fits a media query, now and as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
  );
}

// Below the first width a panel covers the list, below the second tables become cards.
export const isWide = "(min-width: 1100px)";
/** What stands side by side on wider windows stands one below the other. */
export const isStacked = "(max-width: 1023px)";
export const isPhone = "(max-width: 639px)";
