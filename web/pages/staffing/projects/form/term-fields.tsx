import { useTranslations } from "use-intl";
import { priorities } from "@/modules/staffing/projects/rules";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import { Choice, Text, useForm } from "./parts";

/** From when to when, for how much, and how pressing. */
export function TermFields() {
  const t = useTranslations("projects");
  const { register } = useForm();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="startDate" type="date" />
        <Text name="endDate" type="date" />
        <Text name="budget" inputMode="decimal" />
        <Choice
          name="priority"
          options={noneOr(
            t("noPriority"),
            priorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
          )}
        />
      </div>
      <Field label={t("fields.description")}>
        {(control) => <Textarea {...control} {...register("description")} maxLength={4000} />}
      </Field>
    </>
  );
}
