import { useTranslations } from "use-intl";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import type { OwnExpertise } from "@/modules/staffing/recruiters/model";
import {
  longestSpecialty,
  longestTitle,
  mostSpecialties,
} from "@/modules/staffing/recruiters/rules";
import { useCountryChoices } from "@/web/shared/country-name";
import { TextField } from "@/web/shared/text-field";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { WordsField } from "./words-field";

type Props = {
  value: OwnExpertise;
  choices: readonly string[];
  onValueChange: (value: OwnExpertise) => void;
};

export function ExpertiseFields({ value, choices, onValueChange }: Props) {
  const t = useTranslations("recruiters.form");
  const tJobs = useTranslations("jobs");
  const places = useCountryChoices();
  const { expertise } = value;
  const know = (more: Partial<OwnExpertise["expertise"]>) =>
    onValueChange({ ...value, expertise: { ...expertise, ...more } });
  return (
    <>
      <TextField
        label={t("position")}
        hint={t("positionHint")}
        maxLength={longestTitle}
        value={value.title}
        onChange={(event) => onValueChange({ ...value, title: event.target.value })}
      />
      <CheckboxGroup
        legend={t("systems")}
        options={systems.map((it) => ({ value: it, label: tJobs(`systems.${it}`) }))}
        value={expertise.systems}
        onValueChange={(chosen) => know({ systems: chosen })}
      />
      <CheckboxGroup
        legend={t("roles")}
        options={roles.map((it) => ({ value: it, label: tJobs(`roles.${it}`) }))}
        value={expertise.roles}
        onValueChange={(chosen) => know({ roles: chosen })}
      />
      <CheckboxGroup
        legend={t("countries")}
        options={places}
        value={expertise.countries}
        onValueChange={(chosen) => know({ countries: chosen })}
      />
      <WordsField
        label={t("certifications")}
        hint={t("certificationsHint")}
        choices={choices}
        words={expertise.certifications}
        onWordsChange={(certifications) => know({ certifications })}
      />
      <WordsField
        label={t("specialties")}
        hint={t("specialtiesHint")}
        longest={longestSpecialty}
        most={mostSpecialties}
        words={value.specialties}
        onWordsChange={(specialties) => onValueChange({ ...value, specialties })}
      />
    </>
  );
}
