import { useKeys } from "@/web/state/keys";

/** `j k` go from task to task as in every list; Space ticks the one that has the focus. */
export function useTaskKeys(): void {
  useKeys("page", { j: () => step(1), k: () => step(-1) });
}

function step(by: 1 | -1): void {
  const boxes = [...document.querySelectorAll<HTMLElement>("[data-task] input[type=checkbox]")];
  const at = boxes.findIndex((box) => box === document.activeElement);
  boxes[at < 0 ? 0 : at + by]?.focus();
}
