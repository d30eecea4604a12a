import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Timesheet } from "@/modules/staffing/timesheets/model";
import { api, ok } from "@/web/api";
import { filesOf } from "@/web/features/records/files/queries";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { noneOr } from "@/web/ui/select";
import { useStep } from "./use-step";

export type Decision = "approve" | "dispute" | "reopen";

const saidOf = { approve: "approved", dispute: "disputed", reopen: "reopened" } as const;

type Props = {
  sheet: Timesheet;
  step: Decision;
  date: string;
  onClose: () => void;
};

/** Approves by what the client sent, or says what is wrong; what was approved is opened again with the reason. */
export default function DecisionDialog({ sheet, step, date, onClose }: Props) {
  const t = useTranslations("timesheets");
  const [said, setSaid] = useState("");
  const { id, version, deploymentId } = sheet;
  const isApproval = step === "approve";
  const { data: files } = useQuery(filesOf({ kind: "deployment", id: deploymentId }));
  const deciding = useStep<void>(saidOf[step], () =>
    isApproval
      ? ok(api.timesheets({ id }).approval.post({ version, proofFileId: said }))
      : ok(api.timesheets({ id }).dispute.post({ version, reason: said })),
  );
  const options = (files ?? []).map(({ id: value, name }) => ({ value, label: name }));
  return (
    <FormDialog
      title={t(`${step}Of`, { date })}
      submit={{ children: t(step), pending: deciding.isPending, disabled: said === "" }}
      error={deciding.error}
      action={() => deciding.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {step === "reopen" && <p className="text-sm text-ink-2">{t("reopenText")}</p>}
      {isApproval && files?.length === 0 && <p className="text-sm text-ink-2">{t("noFiles")}</p>}
      {isApproval ? (
        <SelectField
          label={t("fields.proof")}
          options={noneOr(t("choose"), options)}
          value={said}
          onValueChange={setSaid}
        />
      ) : (
        <TextField
          label={t("fields.reason")}
          maxLength={500}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
