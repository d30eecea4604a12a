import type { DragEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  type Layout,
  type MovableCard,
  movableCards,
  type Side,
  type Way,
} from "@/modules/reporting/dashboard/rules";
import { CardFrame } from "./card-frame";

type Props = {
  side: Side;
  layout: Layout;
  cards: Record<MovableCard, ReactNode>;
  step: (card: MovableCard, way: Way) => void;
  /** Before another card, or last. */
  drop: (card: MovableCard, before?: MovableCard) => void;
  hide: (card: MovableCard) => void;
};

/** One side of the dashboard, onto which cards are dropped. */
export function CardColumn({ side, layout, cards, step, drop, hide }: Props) {
  const t = useTranslations("dashboard.arrange");
  const shown = layout[side].filter((card) => !layout.hidden.includes(card));
  return (
    <ul
      aria-label={t(`sides.${side}`)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop((card) => drop(card))}
      className="grid min-h-24 min-w-0 grid-cols-1 content-start gap-4 rounded-lg border border-dashed border-line-strong p-2"
    >
      {shown.map((card) => (
        <CardFrame
          key={card}
          card={card}
          onStep={(way) => step(card, way)}
          onHide={() => hide(card)}
          onDrop={onDrop((other) => drop(other, card))}
        >
          {cards[card]}
        </CardFrame>
      ))}
    </ul>
  );
}

/** What is dragged is named by its id, so that only cards are taken. */
const onDrop = (take: (card: MovableCard) => void) => (event: DragEvent) => {
  const id = event.dataTransfer.getData("text/plain");
  const card = movableCards.find((it) => it === id);
  if (!card) return;
  event.preventDefault();
  event.stopPropagation();
  take(card);
};
