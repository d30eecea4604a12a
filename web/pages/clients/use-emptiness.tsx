import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Emptiness } from "@/web/components/list/types";
import { useRefusal } from "@/web/components/spoken";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";
import type { Clients } from "./use-clients";

type Options = { clients: Clients; isFiltered: boolean; clear: () => void };

/** Why the list is empty: none is there yet, none matches, or it could not be read. */
export function useEmptiness({ clients, isFiltered, clear }: Options): Emptiness {
  const t = useTranslations("clients");
  const tList = useTranslations("ui.list");
  const tCommon = useTranslations("common");
  const refusalOf = useRefusal();
  const mayAdd = useMay("recruiter");
  const [, setParams] = useSearchParams();
  if (clients.phase === "failed") {
    return {
      kind: "failed",
      title: t("failed"),
      text: refusalOf(clients.error),
      action: <Button onClick={clients.retry}>{tCommon("actions.retry")}</Button>,
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
    title: t("empty.title"),
    text: t("empty.text"),
    action: mayAdd && (
      <Button look="primary" onClick={() => setParams({ new: "1" })}>
        {t("empty.action")}
      </Button>
    ),
  };
}
