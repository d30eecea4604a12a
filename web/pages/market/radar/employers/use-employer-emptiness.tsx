import { useTranslations } from "use-intl";
import type { Pages } from "@/web/shared/list/use-pages";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { ScrapeFirst } from "../scrape-first";

type Options = { list: Pages<unknown>; isFiltered: boolean; clear: () => void };

/** Why there are no employers; before all an ad has to be read. */
export function useEmployerEmptiness(options: Options) {
  const t = useTranslations("radar");
  return useEmptiness({
    ...options,
    failed: t("failed"),
    noMatch: { title: t("noMatch.title"), text: t("noMatch.text") },
    nothing: {
      title: t("none.employers.title"),
      text: t("none.employers.text"),
      action: <ScrapeFirst />,
    },
  });
}
