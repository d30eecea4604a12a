import { useKeys } from "@/web/state/keys";
import { pressEnter } from "@/web/ui/press-enter";

type Rows = {
  /** What a row is, and what in it takes the focus. */
  row: string;
  focus: string;
  /** The letters that buttons of a row carry as `aria-keyshortcuts`. */
  acts: readonly string[];
};

/** For lists of few rows that are drawn by hand: `j k` go from row to row, and a letter presses the button that carries it. */
export function usePlainRowKeys({ row, focus, acts }: Rows): void {
  const current = () => document.activeElement?.closest(row);
  const step = (by: 1 | -1) => {
    const stops = [...document.querySelectorAll<HTMLElement>(`${row} ${focus}`)];
    const at = stops.findIndex((stop) => current()?.contains(stop));
    stops[at < 0 ? 0 : at + by]?.focus();
  };
  const press = (letter: string) => () => {
    const button = current()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
    if (button?.getAttribute("aria-haspopup") === "menu") pressEnter(button);
    else button?.click();
  };
  useKeys("page", {
    j: () => step(1),
    k: () => step(-1),
    ...Object.fromEntries(acts.map((letter) => [letter, press(letter)])),
  });
}
