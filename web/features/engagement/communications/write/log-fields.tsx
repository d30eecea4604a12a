import { useTranslations } from "use-intl";
import { directions } from "@/modules/engagement/communications/rules";
import { SelectField } from "@/web/shared/select-field";
import { TextField } from "@/web/shared/text-field";
import type { Draft } from "./draft";

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** When it happened, how long it took and who began it. */
export function LogFields({ draft, onChange }: Props) {
  const t = useTranslations("communications.write");
  const hasLength = draft.type === "phone" || draft.type === "meeting";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        type="datetime-local"
        label={t("when")}
        hint={t("whenHint")}
        value={draft.when}
        onChange={(event) => onChange({ when: event.target.value })}
      />
      {draft.type !== "note" && (
        <SelectField
          label={t("direction")}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={draft.direction}
          onValueChange={(direction) => onChange({ direction })}
        />
      )}
      {hasLength && (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={1440}
          label={t("minutes")}
          value={draft.minutes}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
      )}
    </div>
  );
}
