import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { Posting } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import { sourceNames } from "@/web/features/market/jobs/ad/source-badge";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

type Props = { jobId: string; posting: Posting; onClose: () => void };

/** Undoing a merge has no way back of its own, so it names what it takes apart and asks. */
export default function SeparateDialog({ jobId, posting, onClose }: Props) {
  const t = useTranslations("jobs.separate");
  const tCommon = useTranslations("common.actions");
  const separate = useSeparation(jobId, onClose);
  const source = sourceNames[posting.source];
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("title", { title: posting.title, source })}
      losses={t("text")}
      confirmLabel={t("action")}
      cancelLabel={tCommon("cancel")}
      pending={separate.isPending}
      onConfirm={() => separate.mutate(posting.id)}
    />
  );
}

function useSeparation(jobId: string, onDone: () => void) {
  const t = useTranslations("jobs.separate");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (postingId: string) => ok(api.jobs({ id: jobId }).separations.post({ postingId })),
    onSuccess: (record) => {
      queries.setQueryData(jobRecord(jobId).queryKey, record);
      notify({ title: t("done"), description: t("doneText"), tone: "ok" });
      onDone();
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
    onError: (error) =>
      notify({
        title: t("failed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
  });
}
