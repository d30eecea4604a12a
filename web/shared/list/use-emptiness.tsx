import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import type { Emptiness } from "./types";
import type { Pages } from "./use-pages";

type Words = { title: string; text: string; action?: ReactNode };

type Options = {
  list: Pick<Pages<unknown>, "phase" | "error" | "retry">;
  isFiltered: boolean;
  clear: () => void;
  failed: string;
  noMatch: Words;
  /** Nothing is there yet; the action is the next step. */
  nothing: Words;
};

/** Why a list is empty: nothing is there yet, nothing matches, or it could not be read. */
export function useEmptiness({ list, isFiltered, clear, ...words }: Options): Emptiness {
  const tList = useTranslations("ui.list");
  const t = useTranslations("common.actions");
  const refusalOf = useErrorText();
  if (list.phase === "failed") {
    return {
      kind: "failed",
      title: words.failed,
      text: refusalOf(list.error),
      action: <Button onClick={list.retry}>{t("retry")}</Button>,
    };
  }
  if (isFiltered) {
    const action = <Button onClick={clear}>{tList("clearFilters")}</Button>;
    return { kind: "nothing-matches", action, ...words.noMatch };
  }
  return { kind: "nothing-yet", ...words.nothing };
}
