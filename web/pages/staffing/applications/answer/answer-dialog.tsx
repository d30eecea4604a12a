import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { type ApplicationStatus, nextStatuses } from "@/modules/staffing/applications/rules";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { Checkbox } from "@/web/ui/checkbox";
import { MessageFields } from "./message-fields";
import { useAnswering } from "./use-answering";

type Props = {
  applications: readonly Application[];
  /** What is proposed, where these may go there. */
  to?: ApplicationStatus;
  onDone?: () => void;
  onClose: () => void;
};

const unwritten = { reason: "", isWritten: false, subject: "", content: "" };

/** How these applications go on, and what their candidates are told; the button names how many. */
export default function AnswerDialog({ applications, to, onDone, onClose }: Props) {
  const t = useTranslations("applications.answer");
  const tStatus = useTranslations("records.applicationStatuses");
  const next = shared(applications);
  const [{ status, reason, isWritten, ...words }, change] = useDraft(() => ({
    status: next.find((it) => it === to) ?? next[0],
    ...unwritten,
  }));
  const answering = useAnswering(applications, () => {
    onClose();
    onDone?.();
  });
  const count = applications.length;
  if (!status) {
    return (
      <FormDialog
        title={t("title", { count })}
        submit={{ children: t("move", { count }) }}
        instead={<p className="text-sm text-ink-2">{t("none")}</p>}
        onClose={onClose}
      />
    );
  }
  const [first] = applications;
  const one = first && count === 1 && { candidateId: first.candidateId };
  const message = isWritten && { message: words };
  return (
    <FormDialog
      title={t("title", { count })}
      description={t("text")}
      submit={{
        children: t(isWritten ? "send" : "move", { count }),
        pending: answering.isPending,
        disabled: isWritten && !(words.subject.trim() && words.content.trim()),
      }}
      error={answering.error}
      action={() => answering.mutate({ status, ...(reason && { reason }), ...message })}
      onClose={onClose}
    >
      <SelectField
        label={t("status")}
        options={next.map((value) => ({ value, label: tStatus(value) }))}
        value={status}
        onValueChange={(chosen) => change({ status: chosen })}
      />
      <TextField
        label={t("reason")}
        maxLength={500}
        value={reason}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Checkbox
        label={count === 1 ? t("write") : t("writeMany", { count })}
        checked={isWritten}
        onCheckedChange={(isOn) => change({ isWritten: isOn })}
      />
      {isWritten && <MessageFields status={status} {...words} change={change} {...one} />}
    </FormDialog>
  );
}

/** Where all of them may go from where they are. */
function shared(applications: readonly Application[]): ApplicationStatus[] {
  const [first, ...others] = applications.map(({ status }) => nextStatuses(status));
  return (first ?? []).filter((it) => others.every((next) => next.includes(it)));
}
