import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { noteMax, noteMin } from "@/modules/matching/rules";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import type { Choice } from "./use-pair-decision";

type Props = {
  choice: Choice;
  isPending: boolean;
  onDecide: (reason: string) => void;
  onCancel: () => void;
};

/** Why a person decides against the machine; without it nobody could answer for it later. */
export function DecisionForm({ choice, isPending, onDecide, onCancel }: Props) {
  const t = useTranslations("matching.decisions");
  const tCommon = useTranslations("common.actions");
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const isTooShort = reason.trim().length < noteMin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(isTooShort);
    if (!isTooShort) onDecide(reason.trim());
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <Field
        label={t(`reasonTo.${choice}`)}
        error={isTold && isTooShort ? t("reasonMissing") : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            maxLength={noteMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="sm" pending={isPending}>
          {t(choice === "dismissed" ? "dismiss" : "override")}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {tCommon("cancel")}
        </Button>
      </div>
    </form>
  );
}
