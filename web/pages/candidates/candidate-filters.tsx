import { useTranslations } from "use-intl";
import { roles } from "@/modules/analysis/rules";
import { sorts, statuses } from "@/modules/candidates/rules";
import { countries, toSpecification } from "@/modules/sources/rules";
import { useCountryNames } from "@/web/components/jobs/country-name";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { CandidateListQuery } from "@/web/components/queries/candidates";
import { Checkbox } from "@/web/ui/checkbox";
import { Segmented } from "@/web/ui/segmented";
import { Select } from "@/web/ui/select";
import { SelectField } from "@/web/components/select-field";

type Props = { query: CandidateListQuery; change: (changes: Record<string, string>) => void };

/** What the candidates can be narrowed by; an empty value means "any" and leaves the address. */
export function CandidateFilters({ query, change }: Props) {
  const t = useTranslations("candidates");
  return (
    <>
      <Segmented
        label={t("filters.status")}
        choices={[
          { value: "", label: t("filters.all") },
          ...statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={query.status ?? ""}
        onValueChange={(status) => change({ status })}
      />
      <FilterPopover>
        <MoreFilters query={query} change={change} />
      </FilterPopover>
      <Select
        aria-label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort ?? "date"}
        onValueChange={(sort) => change({ sort: sort === "date" ? "" : sort })}
      />
    </>
  );
}

function MoreFilters({ query, change }: Props) {
  const t = useTranslations("candidates.filters");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  return (
    <>
      <SelectField
        label={t("role")}
        options={[
          { value: "", label: t("anyRole") },
          ...roles.map((value) => ({ value, label: tJobs(`roles.${value}`) })),
        ]}
        value={query.role ?? ""}
        onValueChange={(role) => change({ role })}
      />
      <SelectField
        label={t("country")}
        options={[
          { value: "", label: t("anyCountry") },
          ...countries.map(toSpecification).map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={query.country ?? ""}
        onValueChange={(country) => change({ country })}
      />
      <Checkbox
        label={t("archived")}
        checked={query.archived === "yes"}
        onCheckedChange={(isArchived) => change({ archived: isArchived ? "yes" : "" })}
      />
    </>
  );
}
