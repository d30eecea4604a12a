import { useTranslations } from "use-intl";
import { roles } from "@/modules/knowledge/analysis/rules";
import { ranges, statuses } from "@/modules/market/jobs/rules";
import { SelectField } from "@/web/shared/select-field";
import { sourceIds } from "@/modules/market/sources/rules";
import { useCountryChoices } from "@/web/shared/country-name";
import { sourceNames } from "@/web/features/market/jobs/source-badge";
import { type Change, FilterChoice } from "@/web/shared/list/filter-fields";
import { RangeFields } from "@/web/shared/list/range-fields";
import type { JobListQuery } from "@/web/features/market/jobs/queries";

type Props = { query: JobListQuery; change: Change };

/** Source, country, category and status. */
export function JobFilterFields({ query, change }: Props) {
  const t = useTranslations("jobs");
  const places = useCountryChoices();
  return (
    <>
      <FilterChoice
        label={t("filters.source")}
        any={t("filters.anySource")}
        options={sourceIds.map((value) => ({ value, label: sourceNames[value] }))}
        value={query.source}
        onChange={(source) => change({ source })}
      />
      <FilterChoice
        label={t("filters.country")}
        any={t("filters.anyCountry")}
        options={places}
        value={query.country}
        onChange={(country) => change({ country })}
      />
      <FilterChoice
        label={t("filters.category")}
        any={t("filters.anyCategory")}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={query.category}
        onChange={(category) => change({ category })}
      />
      <SelectField
        label={t("filters.status")}
        options={[...statuses, "all" as const].map((value) => ({
          value,
          label: t(`statuses.${value}`),
        }))}
        value={query.status ?? "open"}
        onValueChange={(status) => change({ status: status === "open" ? "" : status })}
      />
      <RangeFields
        ranges={ranges}
        query={query}
        nameOf={(key) => t(`ranges.${key}`)}
        change={change}
      />
    </>
  );
}
