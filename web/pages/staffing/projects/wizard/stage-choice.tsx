import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { stagesFrom, stageTemplates as standard } from "@/modules/staffing/projects/rules";
import { useStageName } from "@/web/features/staffing/projects/use-stage-name";
import { stageTemplates } from "@/web/features/platform/admin/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { useForm, useValue } from "../form/parts";

/** Which template the board begins with: the agency's own first, then those of the product. */
export function StageChoice() {
  const t = useTranslations("projects.fields");
  const tWork = useTranslations("projectWork");
  const nameOf = useStageName();
  const form = useForm();
  const { value, onChange } = useValue("stageTemplate");
  const { value: stages } = useValue("stages");
  const { data: own = [] } = useQuery(stageTemplates);
  const choices = [
    ...own.map(({ id, name, stages: columns }) => ({ value: id, label: name, columns })),
    ...standard.map((id) => ({
      value: id,
      label: tWork(`stageTemplates.${id}`),
      columns: stagesFrom(id),
    })),
  ];
  function choose(chosen: string) {
    onChange(chosen);
    const found = choices.find((it) => it.value === chosen);
    if (found) form.setValue("stages", found.columns, { shouldDirty: true });
  }
  return (
    <>
      <SelectField
        label={t("stageTemplate")}
        options={choices}
        value={value}
        onValueChange={choose}
      />
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-2">
        {stages.map((stage) => (
          <li key={stage.id} className="rounded-sm bg-sunken px-2 py-0.5">
            {nameOf(stage)}
          </li>
        ))}
      </ol>
    </>
  );
}
