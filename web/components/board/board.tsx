import type { ReactNode } from "react";
import { BoardColumn } from "./board-column";
import type { BoardDrawing, Column } from "./types";

type Props<Card> = {
  label: string;
  columns: readonly Column[];
  cards: readonly Card[];
  columnOf: (card: Card) => string;
  drawing: BoardDrawing<Card>;
  /** Said in a column where nothing stands. */
  none: ReactNode;
};

/** Cards in columns, moved by dragging, by their menu or by Shift and an arrow. */
export function Board<Card extends { id: string }>(props: Props<Card>) {
  const { label, columns, cards, columnOf, drawing, none } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className="flex min-w-0 snap-x items-start gap-3 overflow-x-auto pb-2"
    >
      {columns.map((column) => (
        <BoardColumn
          key={column.id}
          column={column}
          columns={columns}
          cards={cards.filter((card) => columnOf(card) === column.id)}
          all={cards}
          drawing={drawing}
          none={none}
        />
      ))}
    </div>
  );
}
