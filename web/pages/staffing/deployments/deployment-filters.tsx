import { useTranslations } from "use-intl";
import { contractTypes, ranges, sorts, statuses } from "@/modules/staffing/deployments/rules";
import { CountryFilter } from "@/web/shared/list/country-filter";
import { type Change, FilterChoice, FilterSelect } from "@/web/shared/list/filter-fields";
import { RangeFields } from "@/web/shared/list/range-fields";
import type { DeploymentListQuery } from "@/web/features/staffing/deployments/queries";
import { RecordFilters } from "@/web/shared/record/record-filters";

type Props = { query: DeploymentListQuery; change: Change };

/** What the deployments can be narrowed by. */
export function DeploymentFilters({ query, change }: Props) {
  const t = useTranslations("deployments");
  const status = (
    <FilterSelect
      label={t("filters.status")}
      any={t("filters.all")}
      options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      value={query.status}
      onChange={(value) => change({ status: value })}
    />
  );
  const orders = sorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  const sort = { label: t("sort.label"), options: orders };
  return (
    <RecordFilters kind="deployment" query={query} change={change} status={status} sort={sort}>
      <FilterChoice
        label={t("filters.contractType")}
        any={t("filters.anyType")}
        options={contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) }))}
        value={query.contractType}
        onChange={(contractType) => change({ contractType })}
      />
      <CountryFilter
        label={t("filters.country")}
        any={t("filters.anyCountry")}
        value={query.country}
        change={change}
      />
      <RangeFields
        ranges={ranges}
        query={query}
        nameOf={(key) => t(`ranges.${key}`)}
        hints={{ pay: t("rangeHints.pay") }}
        change={change}
      />
    </RecordFilters>
  );
}
