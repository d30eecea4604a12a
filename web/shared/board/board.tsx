import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
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
  const { label, columns, cards, columnOf, none } = props;
  const { said, drawing: told } = useTelling(props);
  const { own, drawing } = useFollowing(told);
  return (
    <div
      ref={own}
      role="group"
      aria-label={label}
      className="flex min-w-0 snap-x items-start gap-3 overflow-x-auto pb-2"
    >
      <p role="status" className="sr-only">
        {said}
      </p>
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

/** In its new column a card is drawn anew; the focus that it had, and lost, goes there with it. */
function useFollowing<Card extends { id: string }>(drawing: BoardDrawing<Card>) {
  const own = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    const card = own.current?.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(followed.current)}"]`,
    );
    if (!card) return;
    followed.current = null;
    card.focus();
  });
  const move = (card: Card, column: string) => {
    followed.current = card.id;
    drawing.move(card, column);
  };
  return { own, drawing: { ...drawing, move } };
}

/** Says where a card went to those who do not see it go. */
function useTelling<Card extends { id: string }>({ columns, drawing }: Props<Card>) {
  const t = useTranslations("ui.board");
  const [said, say] = useState("");
  const move = (card: Card, column: string) => {
    const title = columns.find(({ id }) => id === column)?.title ?? "";
    say(t("moved", { name: drawing.nameOf(card), title }));
    drawing.move(card, column);
  };
  return { said, drawing: { ...drawing, move } };
}
