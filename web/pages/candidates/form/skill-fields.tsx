import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { SkillPicker } from "@/web/components/candidates/skill-picker";
import { catalogue } from "@/web/components/queries/catalogue";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { Choice } from "./fields";
import { useChoices } from "./use-choices";
import type { CandidateForm } from "./values";

/** Role, skills by the taxonomy's names, and critical systems. */
export function SkillFields() {
  const t = useTranslations("candidates.fields");
  const { roles, systems: offered } = useChoices();
  const { field: skills } = useController<CandidateForm, "skills">({ name: "skills" });
  const { field: systems } = useController<CandidateForm, "systems">({ name: "systems" });
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
