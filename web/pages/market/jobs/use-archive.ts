import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useRefusal } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";

/** Puts jobs away at once and offers to bring them back. */
export function useArchive(onDone: () => void) {
  const t = useTranslations("jobs.archive");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: jobsKey });

  const bringBack = async (jobIds: string[]) => {
    await ok(api.jobs.archivals.delete({ jobIds }));
    await refresh();
  };
  return useMutation({
    mutationFn: (jobIds: string[]) => ok(api.jobs.archivals.post({ jobIds })),
    onSuccess: (_answer, jobIds) => {
      notify({
        title: t("done", { count: jobIds.length }),
        description: t("text"),
        tone: "ok",
        undo: () => bringBack(jobIds),
      });
      onDone();
      return refresh();
    },
    onError: (error) =>
      notify({
        title: t("failed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
  });
}
