import type { DragEvent, KeyboardEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  type Layout,
  type MovableCard,
  movableCards,
  type Side,
  type Way,
} from "@/modules/reporting/dashboard/rules";
import { ArrowLeftRight, EyeOff, GripVertical } from "lucide-react";
import { IconButton } from "@/web/ui/icon-button";

type Props = {
  side: Side;
  layout: Layout;
  cards: Record<MovableCard, ReactNode>;
  step: (card: MovableCard, way: Way) => void;
  /** Before another card, or last. */
  drop: (card: MovableCard, before?: MovableCard) => void;
  hide: (card: MovableCard) => void;
};

type CardFrameProps = {
  card: MovableCard;
  onStep: (way: Way) => void;
  onHide: () => void;
  onDrop: (event: DragEvent) => void;
  children: ReactNode;
};

const ways: Partial<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "across",
  ArrowRight: "across",
};

/** A card that is held by its grip; what is in it rests meanwhile. */
function CardFrame({ card, onStep, onHide, onDrop, children }: CardFrameProps) {
  const t = useTranslations("dashboard.arrange");
  const name = t(`cards.${card}`);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    onStep(way);
  };
  return (
    <li
      data-card={card}
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", card)}
      onDrop={onDrop}
      className="min-w-0 cursor-grab rounded-lg border border-line-strong bg-sunken p-1"
    >
      <div className="flex items-center gap-1 px-1">
        <IconButton
          icon={GripVertical}
          label={t("move", { name })}
          size="sm"
          data-grip=""
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
          onKeyDown={onKeyDown}
        />
        <span className="flex-1 text-sm font-medium text-ink">{name}</span>
        <IconButton
          icon={ArrowLeftRight}
          label={t("across", { name })}
          size="sm"
          onClick={() => onStep("across")}
        />
        <IconButton icon={EyeOff} label={t("hide", { name })} size="sm" onClick={onHide} />
      </div>
      <div inert className="pointer-events-none max-h-40 overflow-hidden">
        {children}
      </div>
    </li>
  );
}

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
