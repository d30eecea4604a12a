import { type FormEventHandler, type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { isApiError } from "@/web/api";
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

type RefusalProps = {
  error: Error | null;
  /** A record that somebody else may have changed meanwhile; a new one has none. */
  isKept: boolean;
  isReloading: boolean;
  onReload: () => Promise<unknown>;
};

/** Why it was not saved; after somebody else's change, the way to go on from theirs. */
export function SaveRefusal({ error, isKept, isReloading, onReload }: RefusalProps) {
  const t = useTranslations("ui.record");
  const refusalOf = useRefusal();
  if (!error) return null;
  const isStale = isKept && isApiError(error) && error.status === 409;
  return (
    <Banner
      tone="bad"
      action={
        isStale && (
          <Button size="sm" pending={isReloading} onClick={() => void onReload()}>
            {t("takeOver")}
          </Button>
        )
      }
    >
      {refusalOf(error)}
    </Banner>
  );
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
