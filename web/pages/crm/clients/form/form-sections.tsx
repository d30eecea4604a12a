import { useTranslations } from "use-intl";
import { feeKinds, statuses } from "@/modules/crm/clients/rules";
import { FormSection } from "@/web/shared/record/form/section";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import { ContactFields } from "./contact-fields";
import { Choice, Text, useForm } from "./parts";
import { SiteFields } from "./site-fields";

type Props = { isNew: boolean };

/** The whole form in the order in which people talk about a company. */
export function FormSections({ isNew }: Props) {
  const t = useTranslations("clients.record");
  return (
    <>
      <FormSection title={t("company")}>
        <CompanyFields isNew={isNew} />
      </FormSection>
      <FormSection title={t("contacts")}>
        <ContactFields />
      </FormSection>
      <FormSection title={t("sites")}>
        <SiteFields />
      </FormSection>
      <FormSection title={t("terms")}>
        <TermFields />
      </FormSection>
    </>
  );
}

/** The status of a client that is there already moves by its own steps, beside the form. */
function CompanyFields({ isNew }: Props) {
  const t = useTranslations("clients");
  const { register } = useForm();
  const options = statuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="name" />
        <Text name="industry" />
        <Text name="website" inputMode="url" />
        {isNew && <Choice name="status" options={options} />}
        <Text name="vatNumber" />
        <Text name="kvkNumber" inputMode="numeric" />
      </div>
      <Field label={t("fields.description")}>
        {(control) => <Textarea {...control} {...register("description")} maxLength={4000} />}
      </Field>
    </>
  );
}

function TermFields() {
  const t = useTranslations("clients");
  const { register } = useForm();
  const kinds = noneOr(
    t("noFee"),
    feeKinds.map((value) => ({ value, label: t(`feeKinds.${value}`) })),
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="contractValue" inputMode="decimal" />
        <Text name="paymentDays" inputMode="numeric" />
        <Choice name="feeKind" options={kinds} />
        <Text name="feePercent" inputMode="decimal" />
      </div>
      <Field label={t("fields.feeNote")}>
        {(control) => <Textarea {...control} {...register("feeNote")} maxLength={1000} />}
      </Field>
    </>
  );
}
