import { useTranslations } from "use-intl";
import { FormSection } from "@/web/shared/record/form/section";
import { Checkbox } from "@/web/ui/checkbox";
import { CertificateFields } from "./certificate-fields";
import { Choice, Text, useValue } from "./parts";
import { LanguageFields } from "./language-fields";
import { SkillFields } from "./skill-fields";
import { useChoices } from "./use-choices";
import { WishFields } from "./wish-fields";

/** The whole form in the order in which people talk about somebody. */
export function FormSections() {
  const t = useTranslations("candidates.record");
  return (
    <>
      <FormSection title={t("contact")}>
        <PersonFields />
      </FormSection>
      <FormSection title={t("can")}>
        <SkillFields />
        <LanguageFields />
      </FormSection>
      <FormSection title={t("certificates")}>
        <CertificateFields />
      </FormSection>
      <FormSection title={t("work")}>
        <WishFields />
      </FormSection>
      <FormSection title={t("protection")}>
        <ConsentFields />
      </FormSection>
    </>
  );
}

function PersonFields() {
  const { countries } = useChoices();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="firstName" />
        <Text name="lastName" />
        <Text name="email" type="email" />
        <Text name="phone" type="tel" />
        <Text name="location" />
        <Choice name="country" options={countries} />
      </div>
      <Text name="linkedin" />
      <Text name="headline" />
    </>
  );
}

/** Without consent a person may be kept for a while, and has to be told where the data came from. */
function ConsentFields() {
  const t = useTranslations("candidates");
  const { origins } = useChoices();
  const consent = useValue("gdprConsent");
  return (
    <>
      <Choice name="origin" options={origins} />
      <Checkbox
        label={t("consentText")}
        checked={consent.value}
        onCheckedChange={consent.onChange}
      />
    </>
  );
}
