import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Run, ScrapeStart } from "@/modules/market/scraping/model";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { scrapeRuns, scrapeStatus } from "./queries";

/** Starts a run, says so in the specification's words (§8), and shows it at once. */
function useStarting(success: string) {
  const t = useTranslations("scraping.start");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return {
    onSuccess: (run: Run) => {
      const { progress, totalFound } = run;
      const status = {
        isActive: true,
        progress,
        totalFound,
        currentSource: null,
        run,
        trouble: null,
      };
      queries.setQueryData(scrapeStatus.queryKey, status);
      notify({ title: t("done"), description: success, tone: "ok" });
      return queries.invalidateQueries({ queryKey: scrapeRuns.queryKey });
    },
    onError: (error: Error) =>
      notify({
        title: t("failed"),
        description: refusalOf(error, t("failedText")),
        tone: "destructive",
      }),
  };
}

export const useStart = (success: string) =>
  useMutation({
    mutationFn: (request: ScrapeStart) => ok(api.jobs.scrape.post(request)),
    ...useStarting(success),
  });

export const useProfileStart = (success: string) =>
  useMutation({
    mutationFn: (id: string) => ok(api.scraping.profiles({ id }).runs.post()),
    ...useStarting(success),
  });
