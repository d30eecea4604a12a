import type { PointerEvent, RefObject } from "react";

type Props = {
  cell: RefObject<HTMLElement | null>;
  /** The width as it is dragged, and as it is left. */
  onWidth: (width: number, isPassing: boolean) => void;
};

/** The edge of a column, which is dragged; keys and the menu of the head do the same. */
export function WidthHandle({ cell, onWidth }: Props) {
  const widthAt = ({ clientX }: PointerEvent) =>
    clientX - (cell.current?.getBoundingClientRect().left ?? 0);
  const isDragged = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
    currentTarget.hasPointerCapture(pointerId);
  return (
    <span
      aria-hidden="true"
      draggable
      onDragStart={(event) => {
        // The head itself is dragged to another place, its edge is not.
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => isDragged(event) && onWidth(widthAt(event), true)}
      onPointerUp={(event) => isDragged(event) && onWidth(widthAt(event), false)}
      className={
        "absolute inset-y-1.5 -right-1 z-10 w-2 cursor-col-resize touch-none border-l border-line " +
        "opacity-0 group-hover:opacity-100 hover:border-primary"
      }
    />
  );
}
