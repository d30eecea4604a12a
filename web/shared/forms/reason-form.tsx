import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { reasonMax, reasonMin } from "@/modules/records/decision-log/rules";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { InlineForm } from "./inline-form";

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
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const isTooShort = reason.trim().length < reasonMin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(isTooShort);
    if (!isTooShort) onDecide(reason.trim());
  };
  return (
    <InlineForm
      className="grid grid-cols-1 gap-3"
      onSubmit={submit}
      submit={action}
      isPending={isPending}
      onCancel={onCancel}
    >
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
    </InlineForm>
  );
}
