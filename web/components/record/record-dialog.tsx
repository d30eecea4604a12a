import { type FormEventHandler, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useRefusal } from "@/web/components/spoken";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Dialog } from "@/web/ui/dialog";

type Props = {
  title: string;
  saveLabel: string;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** The form of a record in a dialog; what was typed is not thrown away without a question. */
export function RecordDialog({ title, saveLabel, isDirty, isSaving, ...rest }: Props) {
  const { onSubmit, onClose, children } = rest;
  const t = useTranslations("common.actions");
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Dialog
        open
        onOpenChange={() => (isDirty ? setLeaving(true) : onClose())}
        size="lg"
        title={title}
        closeLabel={t("close")}
        footer={
          <Button look="primary" type="submit" form={id} pending={isSaving}>
            {saveLabel}
          </Button>
        }
      >
        <form id={id} noValidate onSubmit={onSubmit} className="grid gap-6">
          {children}
        </form>
      </Dialog>
      {isLeaving && <Leaving title={title} onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}

/** Why it was not saved. */
export function SaveRefusal({ error }: { error: Error | null }) {
  const refusalOf = useRefusal();
  return error && <Banner tone="bad">{refusalOf(error)}</Banner>;
}

type LeavingProps = { title: string; onStay: () => void; onLeave: () => void };

function Leaving({ title, onStay, onLeave }: LeavingProps) {
  const t = useTranslations("ui.wizard");
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t("leaveTitle", { title })}
      losses={t("leaveText")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      onConfirm={onLeave}
    />
  );
}
