import { useTranslations } from "use-intl";
import { contractTypes, ranges, sorts, statuses } from "@/modules/deployments/rules";
import { countries, toSpecification } from "@/modules/sources/rules";
import { useCountryNames } from "@/web/components/jobs/country-name";
import {
  ArchivedFilter,
  type Change,
  FilterChoice,
  SortSelect,
} from "@/web/components/list/filter-fields";
import { RangeFields } from "@/web/components/list/range-fields";
import { TagFilter } from "@/web/components/tags/tag-filter";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { DeploymentListQuery } from "@/web/components/queries/deployments";
import { Select } from "@/web/ui/select";

type Props = { query: DeploymentListQuery; change: Change };

/** What the deployments can be narrowed by. */
export function DeploymentFilters({ query, change }: Props) {
  const t = useTranslations("deployments");
  const countryOf = useCountryNames();
  return (
    <>
      <Select
        aria-label={t("filters.status")}
        options={[
          { value: "", label: t("filters.all") },
          ...statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={query.status ?? ""}
        onValueChange={(status) => change({ status })}
      />
      <FilterPopover>
        <FilterChoice
          label={t("filters.contractType")}
          any={t("filters.anyType")}
          options={contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) }))}
          value={query.contractType}
          onChange={(contractType) => change({ contractType })}
        />
        <FilterChoice
          label={t("filters.country")}
          any={t("filters.anyCountry")}
          options={countries
            .map(toSpecification)
            .map((value) => ({ value, label: countryOf(value) }))}
          value={query.country}
          onChange={(country) => change({ country })}
        />
        <RangeFields
          ranges={ranges}
          query={query}
          nameOf={(key) => t(`ranges.${key}`)}
          hints={{ pay: t("rangeHints.pay") }}
          change={change}
        />
        <TagFilter kind="deployment" value={query.tag} change={change} />
        <ArchivedFilter archived={query.archived} change={change} />
      </FilterPopover>
      <SortSelect
        label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort}
        usual="date"
        change={change}
      />
    </>
  );
}
