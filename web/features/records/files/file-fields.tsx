import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/records/files/model";
import { audiences, fileTypes, keptInside, longestName } from "@/modules/records/files/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";

type Told = Pick<RecordFile, "name" | "type" | "audience"> & { expiresOn: string };
type Props = { told: Told; onChange: (part: Partial<Told>) => void };

/** A portrait is put up at the record's head, and nothing becomes one here. */
const others = fileTypes.filter((type) => type !== "portrait");

export function FileFields({ told, onChange }: Props) {
  const t = useTranslations("files");
  return (
    <>
      <TextField
        label={t("edit.name")}
        required
        maxLength={longestName}
        value={told.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {told.type !== "portrait" && (
        <SelectField
          label={t("edit.type")}
          value={told.type}
          options={others.map((value) => ({ value, label: t(`types.${value}`) }))}
          onValueChange={(type) => onChange({ type })}
        />
      )}
      <TextField
        label={t("edit.expiresOn")}
        type="date"
        value={told.expiresOn}
        onChange={(event) => onChange({ expiresOn: event.target.value })}
      />
      <AudienceField told={told} onChange={onChange} />
    </>
  );
}

/** Some papers leave the house for nobody. */
function AudienceField({ told, onChange }: Props) {
  const t = useTranslations("files");
  if (keptInside.includes(told.type)) {
    return <p className="text-xs text-ink-2">{t("edit.inside")}</p>;
  }
  return (
    <SelectField
      label={t("edit.audience")}
      value={told.audience}
      options={audiences.map((value) => ({ value, label: t(`audiences.${value}`) }))}
      onValueChange={(audience) => onChange({ audience })}
    />
  );
}
