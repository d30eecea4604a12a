import { useTranslations } from "use-intl";
import type { Emptiness } from "@/web/components/list/types";
import { useRefusal } from "@/web/components/spoken";
import { Button } from "@/web/ui/button";
import { ScrapeFirst } from "../scrape-first";
import type { Employers } from "./use-employers";

type Options = { employers: Employers; isFiltered: boolean; clear: () => void };

/** Why the list is empty: no ad was read yet, nothing matches, or it could not be read. */
export function useEmptiness({ employers, isFiltered, clear }: Options): Emptiness {
  const t = useTranslations("radar");
  const tList = useTranslations("ui.list");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  if (employers.phase === "failed") {
    return {
      kind: "failed",
      title: t("failed"),
      text: refusalOf(employers.error),
      action: <Button onClick={employers.retry}>{tCommon("retry")}</Button>,
    };
  }
  if (isFiltered) {
    return {
      kind: "nothing-matches",
      title: t("noMatch.title"),
      text: t("noMatch.text"),
      action: <Button onClick={clear}>{tList("clearFilters")}</Button>,
    };
  }
  return {
    kind: "nothing-yet",
    title: t("none.employers.title"),
    text: t("none.employers.text"),
    action: <ScrapeFirst />,
  };
}
