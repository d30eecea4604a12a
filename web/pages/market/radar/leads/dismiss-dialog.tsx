import { useState } from "react";
import { useTranslations } from "use-intl";
import { type LeadReason, leadReasons } from "@/modules/market/employers/rules";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { Select } from "@/web/ui/select";

type Props = {
  title: string;
  onClose: () => void;
  onDismiss: (reason: LeadReason, note: string) => void;
};

const maxNoteLength = 300;

/** Why a lead is none: the reason is kept, so that the rule can be judged by it. */
export default function DismissDialog({ title, onClose, onDismiss }: Props) {
  const t = useTranslations("radar.leads");
  const tCommon = useTranslations("common.actions");
  const [reason, setReason] = useState<LeadReason>("not-our-work");
  const [note, setNote] = useState("");
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={t("dismissText")}
      closeLabel={tCommon("close")}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {tCommon("cancel")}
          </Button>
          <Button look="primary" onClick={() => onDismiss(reason, note.trim())}>
            {t("dismiss")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t("reason")}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              options={leadReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
              value={reason}
              onValueChange={setReason}
            />
          )}
        </Field>
        <Field label={t("note")}>
          {(control) => (
            <Input
              {...control}
              maxLength={maxNoteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
