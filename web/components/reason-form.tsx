import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { reasonMax, reasonMin } from "@/modules/decisions/rules";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Textarea } from "../ui/input";

type Props = {
  label: string;
  action: string;
  isPending: boolean;
  onDecide: (reason: string) => void;
  onCancel: () => void;
  /** What is decided, where that is a choice too. */
  children?: ReactNode;
};

/** Why a person decides otherwise than the machine; without it nobody could answer for it later. */
export function ReasonForm({ label, action, isPending, onDecide, onCancel, children }: Props) {
  const t = useTranslations("ui.reason");
  const tCommon = useTranslations("common.actions");
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const isTooShort = reason.trim().length < reasonMin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(isTooShort);
    if (!isTooShort) onDecide(reason.trim());
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      {children}
      <Field label={label} error={isTold && isTooShort ? t("missing") : undefined}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            maxLength={reasonMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="sm" pending={isPending}>
          {action}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {tCommon("cancel")}
        </Button>
      </div>
    </form>
  );
}
