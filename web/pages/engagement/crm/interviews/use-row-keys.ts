import { useKeys } from "@/web/state/keys";

/** `j k` go from interview to interview as in every list; Enter opens the one that has the focus. */
export function useRowKeys(): void {
  useKeys("page", { j: () => step(1), k: () => step(-1) });
}

function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-interview] [data-open]")];
  const row = document.activeElement?.closest("[data-interview]");
  const at = links.findIndex((link) => row?.contains(link));
  links[at < 0 ? 0 : at + by]?.focus();
}
