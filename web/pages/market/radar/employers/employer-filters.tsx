import { useTranslations } from "use-intl";
import { roles } from "@/modules/knowledge/analysis/rules";
import { contacts, employerSorts, verdicts } from "@/modules/market/employers/rules";
import { countries } from "@/modules/market/sources/rules";
import { useCountryNames } from "@/web/shared/country-name";
import {
  type Change,
  FilterChoice,
  FilterStrip,
  SortSelect,
} from "@/web/shared/list/filter-fields";
import { FilterPopover } from "@/web/shared/list/filter-popover";
import type { EmployerListQuery } from "@/web/features/market/employers/queries";

type Props = { query: EmployerListQuery; change: Change };

/** What the employers can be narrowed by. */
export function EmployerFilters({ query, change }: Props) {
  const t = useTranslations("radar");
  return (
    <>
      <FilterStrip
        label={t("filters.verdict")}
        any={t("filters.all")}
        options={verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) }))}
        value={query.verdict}
        onChange={(verdict) => change({ verdict })}
      />
      <FilterPopover>
        <Fields query={query} change={change} />
      </FilterPopover>
      <SortSelect
        label={t("sort.label")}
        options={employerSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort}
        usual="open"
        change={change}
      />
    </>
  );
}

function Fields({ query, change }: Props) {
  const t = useTranslations("radar");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  return (
    <>
      <FilterChoice
        label={t("filters.role")}
        any={t("filters.anyRole")}
        options={roles.map((value) => ({ value, label: tJobs(`roles.${value}`) }))}
        value={query.role}
        onChange={(role) => change({ role })}
      />
      <FilterChoice
        label={tJobs("filters.country")}
        any={tJobs("filters.anyCountry")}
        options={countries.map((value) => ({ value, label: nameOf(value) }))}
        value={query.country}
        onChange={(country) => change({ country })}
      />
      <FilterChoice
        label={t("filters.contact")}
        any={t("filters.anyContact")}
        options={contacts.map((value) => ({ value, label: t(`contacts.${value}`) }))}
        value={query.contact}
        onChange={(contact) => change({ contact })}
      />
      <FilterChoice
        label={t("filters.week")}
        any={t("filters.anyTime")}
        options={[
          { value: "ads", label: t("weeks.ads") },
          { value: "first", label: t("weeks.first") },
        ]}
        value={query.week}
        onChange={(week) => change({ week })}
      />
    </>
  );
}
