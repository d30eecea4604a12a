import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Checkbox } from "@/web/ui/checkbox";
import { CertificateFields } from "./certificate-fields";
import { useValue } from "./context";
import { Choice, Text } from "./fields";
import { LanguageFields } from "./language-fields";
import { SkillFields } from "./skill-fields";
import { useChoices } from "./use-choices";
import { WishFields } from "./wish-fields";

/** The whole form in the order in which people talk about somebody. */
export function FormSections() {
  const t = useTranslations("candidates.record");
  return (
    <>
      <Section title={t("contact")}>
        <PersonFields />
      </Section>
      <Section title={t("can")}>
        <SkillFields />
        <LanguageFields />
      </Section>
      <Section title={t("certificates")}>
        <CertificateFields />
      </Section>
      <Section title={t("work")}>
        <WishFields />
      </Section>
      <Section title={t("protection")}>
        <ConsentFields />
      </Section>
    </>
  );
}

type SectionProps = { title: string; children: ReactNode };

const Section = ({ title, children }: SectionProps) => (
  <fieldset className="grid gap-4">
    <legend className="eyebrow mb-3">{title}</legend>
    {children}
  </fieldset>
);

function PersonFields() {
  const { countries } = useChoices();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="firstName" autoComplete="off" />
        <Text name="lastName" autoComplete="off" />
        <Text name="email" type="email" autoComplete="off" />
        <Text name="phone" type="tel" autoComplete="off" />
        <Text name="location" autoComplete="off" />
        <Choice name="country" options={countries} />
      </div>
      <Text name="linkedin" autoComplete="off" />
      <Text name="headline" autoComplete="off" />
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
