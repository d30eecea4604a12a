import { ArrowLeftRight, EyeOff, GripVertical } from "lucide-react";
import type { DragEvent, KeyboardEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MovableCard, Way } from "@/modules/reporting/dashboard/rules";
import { IconButton } from "@/web/ui/icon-button";

type Props = {
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
export function CardFrame({ card, onStep, onHide, onDrop, children }: Props) {
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
