import { useTranslations } from "use-intl";
import { roles } from "@/modules/analysis/rules";
import { contacts, employerSorts, verdicts } from "@/modules/employers/rules";
import { countries } from "@/modules/sources/rules";
import { useCountryNames } from "@/web/components/jobs/country-name";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { EmployerListQuery } from "@/web/components/queries/radar";
import { Field } from "@/web/ui/field";
import { Segmented } from "@/web/ui/segmented";
import { type Option, Select } from "@/web/ui/select";

type Props = { query: EmployerListQuery; change: (changes: Record<string, string>) => void };

/** What the employers can be narrowed by; an empty value means "any" and leaves the address. */
export function EmployerFilters({ query, change }: Props) {
  const t = useTranslations("radar");
  return (
    <>
      <Segmented
        label={t("filters.verdict")}
        choices={[
          { value: "", label: t("filters.all") },
          ...verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) })),
        ]}
        value={query.verdict ?? ""}
        onValueChange={(verdict) => change({ verdict })}
      />
      <FilterPopover>
        <Fields query={query} change={change} />
      </FilterPopover>
      <Select
        aria-label={t("sort.label")}
        options={employerSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort ?? "open"}
        onValueChange={(sort) => change({ sort: sort === "open" ? "" : sort })}
      />
    </>
  );
}

function Fields({ query, change }: Props) {
  const t = useTranslations("radar");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  const any = (label: string) => ({ value: "", label });
  return (
    <>
      <Choice
        label={t("filters.role")}
        options={[
          any(t("filters.anyRole")),
          ...roles.map((value) => ({ value, label: tJobs(`roles.${value}`) })),
        ]}
        value={query.role ?? ""}
        onChange={(role) => change({ role })}
      />
      <Choice
        label={tJobs("filters.country")}
        options={[
          any(tJobs("filters.anyCountry")),
          ...countries.map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={query.country ?? ""}
        onChange={(country) => change({ country })}
      />
      <Choice
        label={t("filters.contact")}
        options={[
          any(t("filters.anyContact")),
          ...contacts.map((value) => ({ value, label: t(`contacts.${value}`) })),
        ]}
        value={query.contact ?? ""}
        onChange={(contact) => change({ contact })}
      />
      <Choice
        label={t("filters.week")}
        options={[
          any(t("filters.anyTime")),
          { value: "ads", label: t("weeks.ads") },
          { value: "first", label: t("weeks.first") },
        ]}
        value={query.week ?? ""}
        onChange={(week) => change({ week })}
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
