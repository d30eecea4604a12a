import { useTranslations } from "use-intl";
import type { More } from "./infinite-scroll";
import type { Pages } from "./use-pages";

type Words = { count: (count: number) => string; more: (left: number) => string };

/**
 * Texts for the number of rows and of those not loaded yet; if the server stopped counting, "n or more" and no
 * remainder.
 */
export function useListCounts(list: Pages<unknown>, words: Words) {
  const t = useTranslations("ui.list");
  const { phase, total, isLeast, left } = list;
  const isReady = phase === "ready";
  const counted = isLeast ? t("orMore", { count: words.count(total) }) : words.count(total);
  const more: More | undefined = list.more && {
    ...list.more,
    label: isLeast ? t("loadMore") : words.more(left),
  };
  return {
    count: isReady ? counted : "\u00a0",
    more,
    all: isReady ? { total, isLeast } : undefined,
  };
}
