import { type FormEventHandler, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useLeaveWarning } from "@/web/shared/hooks/use-leave-warning";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

type Props = {
  title: string;
  saveLabel: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Why it was not saved. */
  error: Error | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a record in a dialog; what was typed is not thrown away without a question. */
export function RecordDialog({ saveLabel, isDirty, isSaving, onClose, ...form }: Props) {
  const [isLeaving, setLeaving] = useState(false);
  useLeaveWarning(isDirty);
  return (
    <>
      <FormDialog
        {...form}
        size="lg"
        noValidate
        className="grid gap-6"
        submit={{ children: saveLabel, pending: isSaving }}
        onClose={() => (isDirty ? setLeaving(true) : onClose())}
      />
      {isLeaving && <Leaving onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}

type LeavingProps = { onStay: () => void; onLeave: () => void };

function Leaving({ onStay, onLeave }: LeavingProps) {
  const t = useTranslations("ui.wizard");
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t("leaveTitle")}
      losses={t("leaveText")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      onConfirm={onLeave}
    />
  );
}
