import { useState } from "react";
import { useTranslations } from "use-intl";
import { type TargetClass, targetClasses } from "@/modules/knowledge/analysis/rules";
import { ReasonForm } from "@/web/shared/reason-form";
import { Segmented } from "@/web/ui/segmented";

export type Judgement = { class: TargetClass; reason: string };

type Props = {
  from: TargetClass;
  isPending: boolean;
  onJudge: (judgement: Judgement) => void;
  onCancel: () => void;
};

/** Another class, and why. */
export function VerdictForm({ from, isPending, onJudge, onCancel }: Props) {
  const t = useTranslations("jobs.verdict");
  const tClass = useTranslations("jobs.classes");
  const [level, setLevel] = useState(from);
  return (
    <ReasonForm
      label={t("reason")}
      action={t("save")}
      isPending={isPending}
      onDecide={(reason) => onJudge({ class: level, reason })}
      onCancel={onCancel}
    >
      <Segmented
        label={t("class")}
        choices={targetClasses.map((value) => ({ value, label: tClass(value) }))}
        value={level}
        onValueChange={setLevel}
      />
    </ReasonForm>
  );
}
