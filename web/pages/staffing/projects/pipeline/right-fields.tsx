import { useTranslations } from "use-intl";
import { confirmationWays, type ConfirmationWay } from "@/modules/staffing/submissions/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useToday } from "@/web/shared/hooks/use-zone";

export type Confirmation = { confirmedOn: string; way: ConfirmationWay };

type RightFieldsProps = {
  people: { name: string; client: string };
  said: Confirmation;
  onChange: (part: Partial<Confirmation>) => void;
};

/** When and how candidates agreed to be presented, where it is not written down yet. */
export function RightFields({ people, said, onChange }: RightFieldsProps) {
  const t = useTranslations("projectWork.submission");
  return (
    <fieldset className="grid gap-3">
      <legend className="eyebrow mb-1">{t("right")}</legend>
      <p className="text-sm text-ink-2">{t("rightText", people)}</p>
      <TextField
        label={t("confirmedOn")}
        type="date"
        required
        max={useToday()}
        value={said.confirmedOn}
        onChange={({ target }) => onChange({ confirmedOn: target.value })}
      />
      <SelectField
        label={t("way")}
        options={confirmationWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
        value={said.way}
        onValueChange={(way) => onChange({ way })}
      />
    </fieldset>
  );
}
