import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { SkillPicker } from "@/web/features/crm/candidates/skill-picker";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { useValue } from "./parts";
import { Choice } from "./parts";
import { useChoices } from "./use-choices";

/** Role, skills by the taxonomy's names, and critical systems. */
export function SkillFields() {
  const t = useTranslations("candidates.fields");
  const { roles, systems: offered } = useChoices();
  const skills = useValue("skills");
  const systems = useValue("systems");
  const { data } = useQuery(catalogue);
  return (
    <>
      <Choice name="role" options={roles} />
      <SkillPicker
        known={data?.skills.map(({ name }) => name) ?? []}
        value={skills.value}
        onValueChange={skills.onChange}
      />
      <CheckboxGroup
        legend={t("systems")}
        options={offered}
        value={systems.value}
        onValueChange={systems.onChange}
      />
    </>
  );
}
