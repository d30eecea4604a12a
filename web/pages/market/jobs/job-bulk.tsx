import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Archive } from "lucide-react";
import { useTranslations } from "use-intl";
import { exportedAtOnce } from "@/modules/market/jobs/rules";
import { api, ok } from "@/web/api";
import { CreateCampaign } from "@/web/features/engagement/campaigns/late";
import { useRefusal } from "@/web/i18n/server-texts";
import { ExportMenu } from "@/web/shared/export-menu";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import { useMay } from "@/web/shared/use-may";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

/** What can be done with several jobs at once. */
export default function JobBulk({ selection }: { selection: Selection }) {
  const t = useTranslations("jobs.archive");
  const mayArchive = useMay("recruiter");
  const archive = useArchive(selection.clear);
  const ids = [...selection.ids];
  return (
    <>
      <CreateCampaign jobIds={ids} onDone={selection.clear} />
      {ids.length <= exportedAtOnce && (
        <ExportMenu
          size="sm"
          path="/api/jobs/export"
          filter={{ ids: ids.join(","), status: "all" }}
        />
      )}
      {mayArchive && (
        <Button
          size="sm"
          icon={Archive}
          pending={archive.isPending}
          onClick={() => archive.mutate(ids)}
        >
          {t("action")}
        </Button>
      )}
    </>
  );
}

/** Puts jobs away at once and offers to bring them back. */
function useArchive(onDone: () => void) {
  const t = useTranslations("jobs.archive");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const inBatches = useInBatches();
  const refresh = () => queries.invalidateQueries({ queryKey: jobsKey });

  const bringBack = async (ids: string[]) => {
    await inBatches(ids, (jobIds) => ok(api.jobs.archivals.delete({ jobIds })));
    await refresh();
  };
  return useMutation({
    mutationFn: (ids: string[]) =>
      inBatches(ids, (jobIds) => ok(api.jobs.archivals.post({ jobIds }))),
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
