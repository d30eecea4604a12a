import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { type PackTab, packTabs } from "@/modules/reporting/board-packs/rules";
import { api, ok } from "@/web/api";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { boardPacksKey } from "@/web/state/query-keys";
import { type Choice, defaultReportPeriod } from "@/src/calendar";

type Asked = { tab?: PackTab; locale?: "nl" | "en" | "de" };

/** Asks for the files of the period in the address; the notice of specification §2 says so. */
export function useExport(onStarted?: () => void) {
  const t = useTranslations("reports.packs");
  const { choice } = usePeriodParams(defaultReportPeriod);
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: ({ tab, locale }: Asked) =>
      ok(api["board-packs"].post(orderOf(choice, tab, locale))),
    onSuccess: (_pack, { tab }) => {
      notify({ title: t("startedTitle"), description: t(`started.${tab ?? "all"}`), tone: "ok" });
      onStarted?.();
      return queries.invalidateQueries({ queryKey: boardPacksKey, exact: true });
    },
    onError: (error) =>
      notify({ title: t("failedTitle"), description: refusalOf(error), tone: "destructive" }),
  });
}

const orderOf = (choice: Choice, tab: PackTab | undefined, locale: Asked["locale"]) => ({
  choice,
  tabs: tab ? [tab] : [...packTabs],
  ...(locale && { locale }),
});
