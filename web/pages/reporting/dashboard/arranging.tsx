import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  type CardId,
  type Layout,
  type MovableCard,
  placed,
  sides,
  stepped,
  topCards,
} from "@/modules/reporting/dashboard/rules";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { CardColumn } from "./card-column";
import { useArranging } from "./use-arranging";
import { useFollowing } from "./use-following";

type Props = { layout: Layout; cards: Record<MovableCard, ReactNode>; onDone: () => void };

/** The cards in frames by which they are moved or put away; each step is kept at once. */
export function Arranging({ layout, cards, onDone }: Props) {
  const t = useTranslations("dashboard.arrange");
  const { keep, reset } = useArranging();
  const { own, said, follow } = useFollowing();
  const show = (card: CardId, isShown: boolean) => {
    const others = layout.hidden.filter((it) => it !== card);
    keep({ ...layout, hidden: isShown ? others : [...others, card] });
  };
  const put = (next: Layout, card: MovableCard) => {
    keep(next);
    follow(next, card);
  };
  return (
    <section ref={own} aria-label={t("title")} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raised p-4">
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-2">{t("how")}</p>
        <Button icon={RotateCcw} onClick={() => reset(layout)}>
          {t("reset")}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t("done")}
        </Button>
        <Choices layout={layout} show={show} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(280px,1fr)]">
        {sides.map((side) => (
          <CardColumn
            key={side}
            side={side}
            layout={layout}
            cards={cards}
            step={(card, way) => put(stepped(layout, card, way), card)}
            drop={(card, before) => put(placed(layout, card, side, before), card)}
            hide={(card) => show(card, false)}
          />
        ))}
      </div>
    </section>
  );
}

type ChoicesProps = { layout: Layout; show: (card: CardId, isShown: boolean) => void };

/** Every card with a tick, so that what was put away comes back the way it went. */
function Choices({ layout, show }: ChoicesProps) {
  const t = useTranslations("dashboard.arrange");
  const all: CardId[] = [...topCards, ...layout.wide, ...layout.narrow];
  return (
    <fieldset className="flex basis-full flex-wrap gap-x-5 gap-y-2">
      <legend className="eyebrow mb-2">{t("shown")}</legend>
      {all.map((card) => (
        <Checkbox
          key={card}
          label={t(`cards.${card}`)}
          checked={!layout.hidden.includes(card)}
          onCheckedChange={(isOn) => show(card, isOn)}
        />
      ))}
    </fieldset>
  );
}
