import { useTranslations } from "use-intl";
import { type EntityType, entityTypes } from "@/modules/records/privacy-log/rules";
import { type Picked, RecordPick } from "@/web/shared/pick/record-pick";
import { findSubjects } from "@/web/features/privacy/gdpr/queries";
import { SelectField } from "@/web/shared/forms/select-field";

export type Person = { entityType: EntityType; picked: Picked | null };

type Props = {
  person: Person;
  onChange: (person: Person) => void;
  /** Sent before anybody was chosen. */
  isMissing: boolean;
};

/** Whose data it is about: by name or address, and the id works too. */
export function PersonFields({ person, onChange, isMissing }: Props) {
  const t = useTranslations("gdpr.requests");
  const { entityType, picked } = person;
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[170px_minmax(0,1fr)]">
      <SelectField
        label={t("entityType")}
        value={entityType}
        options={entityTypes.map((value) => ({ value, label: t(`entities.${value}`) }))}
        onValueChange={(value) => onChange({ entityType: value, picked: null })}
      />
      <RecordPick
        key={entityType}
        label={t("person")}
        placeholder={t("personHint")}
        value={picked}
        onChange={(next) => onChange({ entityType, picked: next })}
        find={findSubjects(entityType)}
        error={isMissing && !picked ? "Required" : undefined}
      />
    </div>
  );
}

export const nobody: Person = { entityType: "candidate", picked: null };
