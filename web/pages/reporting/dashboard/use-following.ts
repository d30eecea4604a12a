import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { type Layout, type MovableCard, sideOf } from "@/modules/reporting/dashboard/rules";

/** Says where a card went to those who do not see it go; the focus that its grip lost on the way goes there with it. */
export function useFollowing() {
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
