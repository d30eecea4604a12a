import { useEffect, useRef } from "react";
import type { BoardDrawing } from "./types";

/** So long after the board was drawn its menu may still be closing, which leaves the focus nowhere. */
const framesToWait = 30;
/** What was opened from a card, and gives the focus back to it. */
const openedFromIt = "[role=menu], [role=dialog], [role=alertdialog]";

/**
 * In its new column a card is drawn anew, and once more in its old one where the move was refused; the focus that it had,
 * and lost, goes there with it each time, until somebody goes on elsewhere.
 */
export function useFollowing<Card extends { id: string }>(drawing: BoardDrawing<Card>) {
  const own = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);
  const cardOf = (id: string) =>
    own.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
  useEffect(() => {
    let [frame, left] = [0, framesToWait];
    const look = () => {
      if (followed.current === null) return;
      if (document.activeElement === document.body) cardOf(followed.current)?.focus();
      if (left-- > 0) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => forgetting(followed), []);
  const move = (card: Card, column: string) => {
    followed.current = card.id;
    drawing.move(card, column);
  };
  return { own, drawing: { ...drawing, move } };
}

/** Whoever presses the pointer, or puts the focus anywhere else, is not called back. */
function forgetting(followed: { current: string | null }): () => void {
  const forget = () => (followed.current = null);
  const look = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(openedFromIt)) return;
    if (target.closest<HTMLElement>("[data-card]")?.dataset["card"] !== followed.current) forget();
  };
  window.addEventListener("pointerdown", forget);
  window.addEventListener("focusin", look);
  return () => {
    window.removeEventListener("pointerdown", forget);
    window.removeEventListener("focusin", look);
  };
}
