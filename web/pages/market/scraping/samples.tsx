import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { FlaskConical, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { jobCounts } from "@/web/features/market/jobs/list";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey, metricsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

/** Marked sample jobs for those who only want to look, and one click to be rid of them. */
export function Samples() {
  const t = useTranslations("scraping.samples");
  const { data: counts } = useQuery(jobCounts({ status: "all" }));
  const create = useSampleChange(() => ok(api.jobs["create-samples"].post()), {
    title: t("created"),
    text: t("createdText"),
    failedTitle: t("createFailed"),
    failure: t("createFailedText"),
  });
  const remove = useSampleChange(() => ok(api.jobs.samples.delete()), {
    title: t("removed"),
    text: undefined,
    failedTitle: t("removeFailed"),
    failure: undefined,
  });
  const count = counts?.samples ?? 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={FlaskConical}
        pending={create.isPending}
        onClick={() => create.mutate()}
      >
        {t("create")}
      </Button>
      {count > 0 && (
        <Button
          look="ghost"
          size="sm"
          icon={Trash2}
          pending={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t("remove", { count })}
        </Button>
      )}
    </div>
  );
}

type Words = {
  title: string;
  text: string | undefined;
  failedTitle: string;
  failure: string | undefined;
};

function useSampleChange(mutationFn: () => Promise<unknown>, words: Words) {
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn,
    onSuccess: () => {
      notify({ title: words.title, tone: "ok", ...(words.text && { description: words.text }) });
      void queries.invalidateQueries({ queryKey: metricsKey });
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
    onError: (error) => {
      const description = words.failure ?? refusalOf(error);
      notify({ title: words.failedTitle, description, tone: "destructive" });
    },
  });
}
