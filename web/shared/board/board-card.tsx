import { MoreHorizontal, MoveRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Menu } from "@/web/ui/menu";
import { focusNear } from "./board-keys";
import type { BoardDrawing, Column } from "./types";

type Props<Card> = {
  card: Card;
  /** The column it stands in. */
  at: string;
  columns: readonly Column[];
  drawing: BoardDrawing<Card>;
};

export function BoardCard<Card extends { id: string }>(props: Props<Card>) {
  const { card, drawing } = props;
  return (
    <div
      role="listitem"
      data-card={card.id}
      tabIndex={0}
      draggable
      aria-label={drawing.nameOf(card)}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", card.id)}
      onKeyDown={(event) => onKey(event, props)}
      className={
        "relative grid cursor-grab gap-2 rounded-md border border-line bg-surface p-3 pr-9 " +
        "shadow-card hover:border-line-strong"
      }
    >
      {drawing.card(card)}
      <MoveMenu {...props} />
    </div>
  );
}

/** The way to every column without dragging (WCAG 2.5.7). */
function MoveMenu<Card extends { id: string }>({ card, at, columns, drawing }: Props<Card>) {
  const t = useTranslations("ui.board");
  const label = t("actions", { name: drawing.nameOf(card) });
  const targets = columns.filter(({ id }) => id !== at && drawing.mayMove(card, id));
  return (
    <div className="absolute top-1.5 right-1.5">
      <Menu
        label={label}
        entries={[
          { label: t("open"), onSelect: () => drawing.open(card) },
          ...(drawing.actions?.(card) ?? []),
          ...targets.map(({ id, title }) => ({
            label: t("moveTo", { title }),
            icon: MoveRight,
            onSelect: () => drawing.move(card, id),
          })),
        ]}
      >
        <BareIconButton icon={MoreHorizontal} label={label} size="sm" data-moves="" />
      </Menu>
    </div>
  );
}

/** Arrows walk over the board; with Shift they take the card along to the next column that takes it. */
function onKey<Card extends { id: string }>(event: KeyboardEvent<HTMLElement>, props: Props<Card>) {
  if (event.target !== event.currentTarget) return;
  const { card, drawing } = props;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.key === "Enter") drawing.open(card);
  else if (sideways && event.shiftKey) moveSideways(sideways, props);
  else if (!focusNear(event.currentTarget, event.key)) return;
  event.preventDefault();
}

function moveSideways<Card>(step: number, { card, at, columns, drawing }: Props<Card>): void {
  const here = columns.findIndex(({ id }) => id === at);
  const ahead = step > 0 ? columns.slice(here + 1) : columns.slice(0, here).toReversed();
  const next = ahead.find(({ id }) => drawing.mayMove(card, id));
  if (next) drawing.move(card, next.id);
}
