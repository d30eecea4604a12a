import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { type TargetClass, targetClasses } from "@/modules/analysis/rules";
import { reasonMax, reasonMin } from "@/modules/decisions/rules";
import { Button } from "@/web/ui/button";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Segmented } from "@/web/ui/segmented";

export type Judgement = { class: TargetClass; reason: string };

type Props = {
  from: TargetClass;
  isPending: boolean;
  onJudge: (judgement: Judgement) => void;
  onCancel: () => void;
};

/** Another class, and why: without a reason nobody can learn from it later. */
export function VerdictForm({ from, isPending, onJudge, onCancel }: Props) {
  const t = useTranslations("jobs.verdict");
  const tClass = useTranslations("jobs.classes");
  const tCommon = useTranslations("common.actions");
  const [level, setLevel] = useState(from);
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const isTooShort = reason.trim().length < reasonMin;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(isTooShort);
    if (!isTooShort) onJudge({ class: level, reason: reason.trim() });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Segmented
        label={t("class")}
        choices={targetClasses.map((value) => ({ value, label: tClass(value) }))}
        value={level}
        onValueChange={setLevel}
      />
      <Field label={t("reason")} error={isTold && isTooShort ? t("reasonMissing") : undefined}>
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
          {t("save")}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {tCommon("cancel")}
        </Button>
      </div>
    </form>
  );
}
