import { useTranslations } from "use-intl";
import { roles } from "@/modules/analysis/rules";
import { statuses } from "@/modules/jobs/rules";
import { countries, sourceIds, toSpecification } from "@/modules/sources/rules";
import { useCountryNames } from "@/web/components/jobs/country-name";
import { sourceNames } from "@/web/components/jobs/source-badge";
import type { JobListQuery } from "@/web/components/queries/jobs";
import { Field } from "@/web/ui/field";
import { type Option, Select } from "@/web/ui/select";

type Props = { query: JobListQuery; change: (changes: Record<string, string>) => void };

/** Source, country, category and status. */
export function JobFilterFields({ query, change }: Props) {
  const t = useTranslations("jobs");
  const nameOf = useCountryNames();
  const any = (label: string) => ({ value: "", label });
  return (
    <>
      <Choice
        label={t("filters.source")}
        options={[
          any(t("filters.anySource")),
          ...sourceIds.map((value) => ({ value, label: sourceNames[value] })),
        ]}
        value={query.source ?? ""}
        onChange={(source) => change({ source })}
      />
      <Choice
        label={t("filters.country")}
        options={[
          any(t("filters.anyCountry")),
          ...countries.map(toSpecification).map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={query.country ?? ""}
        onChange={(country) => change({ country })}
      />
      <Choice
        label={t("filters.category")}
        options={[
          any(t("filters.anyCategory")),
          ...roles.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
        value={query.category ?? ""}
        onChange={(category) => change({ category })}
      />
      <Choice
        label={t("filters.status")}
        options={[...statuses, "all" as const].map((value) => ({
          value,
          label: t(`statuses.${value}`),
        }))}
        value={query.status ?? "open"}
        onChange={(status) => change({ status: status === "open" ? "" : status })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        className="w-full"
        options={options}
        value={value}
        onValueChange={onChange}
      />
    )}
  </Field>
);
