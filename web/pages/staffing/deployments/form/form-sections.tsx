import { useTranslations } from "use-intl";
import type { DeploymentRecord } from "@/modules/staffing/deployments/model";
import { FormSection } from "@/web/shared/record/form/section";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { AcceptedPeople } from "./accepted-people";
import { OverlapWarning } from "./overlap-warning";
import { Text, useForm } from "./parts";
import { PlaceFields } from "./place-fields";
import { RateFields } from "./rate-fields";

type Props = { deployment: DeploymentRecord | undefined };

/** The whole form in the order in which one plans a deployment. */
export function FormSections({ deployment }: Props) {
  const t = useTranslations("deployments.form");
  // What has begun is asked for anew, beside the form.
  const isPlanned = deployment === undefined || deployment.status === "scheduled";
  return (
    <>
      {!deployment && <AcceptedPeople />}
      <FormSection title={t("who")}>
        <PlaceFields isPlanned={isPlanned} />
      </FormSection>
      {isPlanned && (
        <FormSection title={t("when")}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Text name="startDate" type="date" />
            <Text name="endDate" type="date" />
          </div>
          <OverlapWarning except={deployment?.id} />
        </FormSection>
      )}
      {isPlanned && (
        <FormSection title={t("rates")}>
          <RateFields />
        </FormSection>
      )}
      <Notes />
    </>
  );
}

function Notes() {
  const t = useTranslations("deployments.fields");
  const { register } = useForm();
  return (
    <Field label={t("notes")}>
      {(control) => <Textarea {...control} {...register("notes")} maxLength={4000} />}
    </Field>
  );
}
