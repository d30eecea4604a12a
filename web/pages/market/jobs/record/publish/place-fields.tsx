import { useLocale, useTranslations } from "use-intl";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import { employmentTypeNames } from "@/modules/engagement/careers/rules";
import { countries, toSpecification } from "@/modules/knowledge/countries/rules";
import { locales } from "@/modules/platform/accounts/rules";
import { useCountryNames } from "@/web/shared/country-name";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import type { PublishForm } from "./values";

export type PartProps = { form: PublishForm; onChange: (change: Partial<PublishForm>) => void };

/** What the job is called, where it is and in what words it is written. */
export function PlaceFields({ form, onChange }: PartProps) {
  const t = useTranslations("publishing");
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <TextField
        label={t("jobTitle")}
        required
        maxLength={120}
        value={form.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={t("company")}
        hint={t("companyHint")}
        maxLength={120}
        autoComplete="off"
        value={form.company}
        onChange={({ target }) => onChange({ company: target.value })}
      />
      <TextField
        label={t("city")}
        required
        maxLength={80}
        autoComplete="off"
        value={form.city}
        onChange={({ target }) => onChange({ city: target.value })}
      />
      <CountryField form={form} onChange={onChange} />
      <SelectField
        label={t("category")}
        options={portalCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={form.category}
        onValueChange={(category) => onChange({ category })}
      />
      <SelectField
        label={t("employment")}
        options={employmentTypeNames.map((value) => ({ value, label: t(`employments.${value}`) }))}
        value={form.employmentType}
        onValueChange={(employmentType) => onChange({ employmentType })}
      />
      <LanguageField form={form} onChange={onChange} />
      <TextField
        type="date"
        label={t("closesOn")}
        hint={t("closesHint")}
        value={form.closesOn}
        onChange={({ target }) => onChange({ closesOn: target.value })}
      />
    </div>
  );
}

/** Keeps the job's own country among the choices, also where our list of countries lacks it. */
function CountryField({ form, onChange }: PartProps) {
  const t = useTranslations("publishing");
  const countryName = useCountryNames();
  const offered = [...new Set([...countries.map(toSpecification), form.country])];
  return (
    <SelectField
      label={t("country")}
      options={offered.map((value) => ({ value, label: countryName(value) }))}
      value={form.country}
      onValueChange={(country) => onChange({ country })}
    />
  );
}

function LanguageField({ form, onChange }: PartProps) {
  const t = useTranslations("publishing");
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });
  return (
    <SelectField
      label={t("language")}
      options={locales.map((value) => ({ value, label: languages.of(value) ?? value }))}
      value={form.locale}
      onValueChange={(locale) => onChange({ locale })}
    />
  );
}
