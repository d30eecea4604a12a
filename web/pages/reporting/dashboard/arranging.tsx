import { RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import {
  type CardId,
  type Layout,
  type MovableCard,
  placeCard,
  sideOf,
  sides,
  moveCardOneStep,
  topCards,
} from "@/modules/reporting/dashboard/rules";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { CardColumn } from "./cards/card-column";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { dashboardLayout } from "@/web/features/reporting/dashboard/queries";
import { notifyAtom } from "@/web/state/notices";

const { queryKey } = dashboardLayout;
/** One after the other, so that the last step is the last one kept. */
const scope = { id: "dashboard layout" };

/** Puts cards elsewhere at once, and for the next visit too. */
function useArranging() {
  const t = useTranslations("dashboard.arrange");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const keep = useMutation({
    mutationFn: (layout: Layout) => ok(api.dashboard.layout.put(layout)),
    onMutate: async (layout) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, layout);
    },
    onError: () => {
      notify({ title: t("failed"), tone: "destructive" });
      return queries.invalidateQueries({ queryKey });
    },
    scope,
  });
  const usual = useMutation({
    mutationFn: () => ok(api.dashboard.layout.delete()),
    onSuccess: (layout) => queries.setQueryData(queryKey, layout),
    onError: () => notify({ title: t("failed"), tone: "destructive" }),
    scope,
  });
  const reset = (before: Layout) =>
    usual.mutate(undefined, {
      onSuccess: () =>
        notify({ title: t("wasReset"), tone: "ok", undo: () => keep.mutateAsync(before) }),
    });
  return { keep: keep.mutate, reset };
}

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
            step={(card, way) => put(moveCardOneStep(layout, card, way), card)}
            drop={(card, before) => put(placeCard({ layout, card, side, before }), card)}
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

/** Says where a card went to those who do not see it go; the focus that its grip lost on the way goes there with it. */
function useFollowing() {
  const t = useTranslations("dashboard.arrange");
  const own = useRef<HTMLElement>(null);
  const followed = useRef<MovableCard | null>(null);
  const [said, say] = useState("");

  useEffect(() => {
    if (followed.current === null || document.activeElement !== document.body) return;
    own.current?.querySelector<HTMLElement>(`[data-card=${followed.current}] [data-grip]`)?.focus();
    followed.current = null;
  });

  const follow = (layout: Layout, card: MovableCard) => {
    const side = sideOf(layout, card);
    const shown = layout[side].filter((it) => !layout.hidden.includes(it));
    const place = { at: shown.indexOf(card) + 1, of: shown.length, side: t(`sides.${side}`) };
    followed.current = card;
    say(t("moved", { ...place, name: t(`cards.${card}`) }));
  };
  return { own, said, follow };
}
