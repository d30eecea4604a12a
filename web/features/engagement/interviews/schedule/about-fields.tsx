import { useTranslations } from "use-intl";
import { rounds } from "@/modules/engagement/interviews/rules";
import { RecordPick } from "@/web/shared/pick/record-pick";
import { findProjects } from "@/web/shared/pick/sources";
import { SelectField } from "@/web/shared/select-field";
import type { Draft } from "./draft";

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void };

/** Which project it is for, and how far that has come. */
export function AboutFields({ draft, onChange }: Props) {
  const t = useTranslations("crm");
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <RecordPick
        label={t("form.project")}
        value={draft.project}
        onChange={(project) => onChange({ project })}
        find={findProjects}
      />
      <SelectField
        label={t("form.round")}
        options={[
          { value: "" as const, label: t("form.noRound") },
          ...rounds.map((value) => ({ value, label: t(`rounds.${value}`) })),
        ]}
        value={draft.round}
        onValueChange={(round) => onChange({ round })}
      />
    </div>
  );
}
