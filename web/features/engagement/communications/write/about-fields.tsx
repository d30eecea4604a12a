import { useTranslations } from "use-intl";
import { type EntityType, entityTypes } from "@/modules/engagement/communications/rules";
import { RecordPick } from "@/web/shared/pick/record-pick";
import { finders } from "@/web/shared/pick/sources";
import { SelectField } from "@/web/shared/forms/select-field";
import type { NamedAbout } from "./draft";

type AboutProps = {
  kind: EntityType;
  about: NamedAbout | null;
  onKind: (kind: EntityType) => void;
  onAbout: (about: NamedAbout | null) => void;
  error?: string | undefined;
};

/** Which record it is about, found by typing. */
export function AboutFields({ kind, about, onKind, onAbout, error }: AboutProps) {
  const t = useTranslations("communications.write");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[160px_minmax(0,1fr)]">
      <SelectField
        label={t("kind")}
        value={kind}
        options={entityTypes.map((value) => ({ value, label: t(`record.${value}`) }))}
        onValueChange={onKind}
      />
      <RecordPick
        key={kind}
        label={t(`record.${kind}`)}
        value={about}
        onChange={(picked) => onAbout(picked && { ...picked, kind })}
        find={finders[kind]}
        error={error}
      />
    </div>
  );
}
