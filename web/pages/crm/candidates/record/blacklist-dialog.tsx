import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { candidateKind } from "../kind";
import { useCandidateMove } from "../candidate-move";

type Props = { candidate: Candidate; onClose: () => void };
/** Nobody is put on the blacklist without a reason and a day to think again. */
export function BlacklistDialog({ candidate, onClose }: Props) {
  const t = useTranslations("candidates.blacklist");
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const change = useCandidateMove(candidate);
  const submit = () =>
    change.mutate({ status: "blacklisted", reason, until }, { onSuccess: onClose });
  return (
    <FormDialog
      title={t("title", { name: candidateKind.nameOf(candidate) })}
      description={t("text")}
      submit={{ children: t("confirm"), look: "danger", pending: change.isPending }}
      action={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={t("reason")}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label={t("until")}
        hint={t("untilHint")}
        required
        type="date"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
    </FormDialog>
  );
}
