import { Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { languageLevels } from "@/modules/crm/candidates/rules";
import { FormSection } from "@/web/shared/record/form/section";
import { Checkbox, CheckboxGroup } from "@/web/ui/checkbox";
import { IconButton } from "@/web/ui/icon-button";
import { noneOr, Select } from "@/web/ui/select";
import { CertificateFields } from "./certificate-fields";
import { Choice, Text, useValue } from "./parts";
import { useChoices, WishFields } from "./wish-fields";
import { useQuery } from "@tanstack/react-query";
import { SkillPicker } from "@/web/features/crm/candidates/skill-picker";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";

/** Role, skills by the taxonomy's names, and critical systems. */
function SkillFields() {
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

/** Each language once, with its level of the European framework. */
function LanguageFields() {
  const t = useTranslations("candidates");
  const { languages, languageName } = useChoices();
  const { value: spoken, onChange } = useValue("languages");
  const free = languages.filter(({ value }) => !spoken.some(({ code }) => code === value));
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium text-ink">{t("fields.languages")}</p>
      <ul className="grid gap-2 empty:hidden">
        {spoken.map(({ code, level }) => (
          <li key={code} className="flex items-center gap-2">
            <span className="w-40 truncate text-sm text-ink">{languageName(code)}</span>
            <Select
              aria-label={t("levelOf", { language: languageName(code) })}
              options={languageLevels.map((value) => ({ value, label: value }))}
              value={level}
              onValueChange={(now) =>
                onChange(spoken.map((it) => (it.code === code ? { code, level: now } : it)))
              }
            />
            <IconButton
              icon={Trash2}
              label={t("removeOf", { name: languageName(code) })}
              onClick={() => onChange(spoken.filter((it) => it.code !== code))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Select
          aria-label={t("addLanguage")}
          options={noneOr(t("addLanguage"), free)}
          value=""
          onValueChange={(code) => code && onChange([...spoken, { code, level: "B2" as const }])}
        />
      </div>
    </div>
  );
}
