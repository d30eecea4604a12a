import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { ReasonForm } from "@/web/shared/forms/reason-form";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";
import { Dialog } from "@/web/ui/dialog";

type Props = { line: LedgerLine; onClose: () => void };

/** A submission is not deleted: it is taken back by a line with a reason. */
export default function WithdrawDialog({ line, onClose }: Props) {
  const t = useTranslations("projectWork.submission");
  const tAll = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const withdraw = useMutation({
    mutationFn: (reason: string) =>
      ok(api.submissions({ id: line.id }).withdrawal.post({ reason })),
    onSuccess() {
      notify({ title: t("withdrawDone"), tone: "ok" });
      onClose();
    },
    onError: (error) =>
      notify({ title: t("withdrawFailed"), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: projectsKey }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("withdrawTitle", { name: line.candidateName ?? t("erased") })}
      closeLabel={tAll("close")}
    >
      <ReasonForm
        label={t("reason")}
        action={t("withdraw")}
        isPending={withdraw.isPending}
        onDecide={(reason) => withdraw.mutate(reason)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
