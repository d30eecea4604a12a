import { type DragEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { BoardDrawing, Column } from "./types";
import { VirtualLines } from "@/web/shared/list/layouts/virtual-lines";
import { cx } from "@/web/ui/cx";
import { BoardCard } from "./board-card";
import { useBoardKeys } from "./board-keys";
import { useFollowing } from "./use-following";

type Props<Card> = {
  label: string;
  columns: readonly Column[];
  cards: readonly Card[];
  columnOf: (card: Card) => string;
  drawing: BoardDrawing<Card>;
  /** Said in a column where nothing stands. */
  none: ReactNode;
};

type BoardColumnProps<Card> = {
  column: Column;
  columns: readonly Column[];
  cards: readonly Card[];
  /** The cards of the whole board, among which the one that is dragged is found. */
  all: readonly Card[];
  drawing: BoardDrawing<Card>;
  none: ReactNode;
};

function BoardColumn<Card extends { id: string }>(props: BoardColumnProps<Card>) {
  const { column, columns, cards, drawing, none } = props;
  const { isOver, ...drop } = useDrop(props);
  return (
    <section
      aria-label={column.title}
      {...drop}
      className={cx(
        "grid shrink-0 snap-start gap-2 rounded-lg bg-sunken p-2",
        cards.length > 0 ? "w-[264px]" : "w-[132px]",
        isOver && "ring-2 ring-primary",
      )}
    >
      <h2 className="flex items-center justify-between px-1.5 pt-0.5 text-sm font-semibold text-ink">
        {column.title}
        <span className="num text-xs font-normal text-ink-3">{cards.length}</span>
      </h2>
      {cards.length === 0 && <p className="px-1.5 pb-1 text-xs text-ink-3">{none}</p>}
      <div role="list" className="grid gap-2 empty:hidden">
        <Cards cards={cards}>
          {(card) => (
            <BoardCard
              key={card.id}
              card={card}
              at={column.id}
              columns={columns}
              drawing={drawing}
            />
          )}
        </Cards>
      </div>
    </section>
  );
}

type CardsProps<Card> = { cards: readonly Card[]; children: (card: Card) => ReactNode };

/** Of a long column only what is near the window is drawn. */
function Cards<Card>({ cards, children }: CardsProps<Card>) {
  if (cards.length <= drawnWhole) return cards.map(children);
  return (
    <VirtualLines count={cards.length} height={guessPx} gap={8} isMeasured>
      {(line) => {
        const card = cards[line];
        return card && children(card);
      }}
    </VirtualLines>
  );
}

const drawnWhole = 40;

/** How high a card is that was never drawn. */
const guessPx = 104;

/** What is dragged is named by its id, so that only cards of this board are taken. */
function useDrop<Card extends { id: string }>({ column, all, drawing }: BoardColumnProps<Card>) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const id = event.dataTransfer.getData("text/plain");
      const card = all.find((one) => one.id === id);
      if (card && drawing.mayMove(card, column.id)) drawing.move(card, column.id);
    },
  };
}

/** Cards in columns, moved by dragging, by their menu or by Shift and an arrow. */
export function Board<Card extends { id: string }>(props: Props<Card>) {
  const { label, columns, cards, columnOf, none } = props;
  const { said, drawing: told } = useTelling(props);
  const { own, drawing } = useFollowing(told);
  useBoardKeys(own);
  return (
    <div
      ref={own}
      role="group"
      aria-label={label}
      // Without a card nothing in it takes the focus, and it has to be scrolled by keys all the same.
      tabIndex={cards.length === 0 ? 0 : undefined}
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
