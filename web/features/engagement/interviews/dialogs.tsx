import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { longestReason } from "@/modules/engagement/interviews/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { FormDialog } from "@/web/shared/form-dialog";
import { TextAreaField } from "@/web/shared/text-area-field";
import type { Notify } from "./schedule/draft";
import { EditDialog } from "./schedule/edit-dialog";
import { NotifyFields } from "./schedule/notify-fields";
import { RescheduleDialog } from "./schedule/reschedule-dialog";
import { useReach } from "./schedule/use-reach";
import { ScorecardDialog } from "./scorecard-dialog";
import type { Asked } from "./use-asked";
import { interviewKeys } from "./use-interview-deeds";

type Props = { asked: Asked; onClose: () => void };

/** The dialogs about one interview; they travel together when the first is asked for. */
export function Component({ asked: { it, what }, onClose }: Props) {
  if (what === "reschedule") return <RescheduleDialog it={it} onClose={onClose} />;
  if (what === "edit") return <EditDialog it={it} onClose={onClose} />;
  if (what === "cancel") return <CancelDialog it={it} onClose={onClose} />;
  return <ScorecardDialog it={it} onClose={onClose} />;
}

type CancelDialogProps = { it: Interview; onClose: () => void };

/** Why it is called off, and who is told. */
function CancelDialog({ it, onClose }: CancelDialogProps) {
  const t = useTranslations("crm");
  const [reason, setReason] = useState("");
  const [chosen, setNotify] = useState<Notify>({ candidate: true, interviewers: true });
  const { hasAddress, notify } = useReach(it.candidateId, chosen);
  const cancel = useCancelling(it);
  return (
    <FormDialog
      title={t("cancel.title", { name: it.candidateName })}
      description={t("cancel.text")}
      submit={{ children: t("cancel.confirm"), look: "danger", pending: cancel.isPending }}
      error={cancel.error}
      onSubmit={(event) => {
        event.preventDefault();
        cancel.mutate({ reason, notify }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={t("form.reason")}
        required
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <NotifyFields {...{ hasAddress, value: notify }} onChange={setNotify} />
    </FormDialog>
  );
}

function useCancelling({ id, version, number }: Interview) {
  const t = useTranslations("crm");
  return useDeed({
    act: (said: { reason: string; notify: Notify }) =>
      ok(api.crm.interviews({ id }).cancel.post({ ...said, version })),
    said: () => t("cancel.done", { number }),
    failed: t("interviews.changeFailed"),
    keys: interviewKeys,
  });
}
