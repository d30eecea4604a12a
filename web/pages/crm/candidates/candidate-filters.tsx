import { useTranslations } from "use-intl";
import { roles } from "@/modules/knowledge/analysis/rules";
import { ranges, sorts, statuses } from "@/modules/crm/candidates/rules";
import { CountryFilter } from "@/web/shared/list/country-filter";
import { type Change, FilterChoice, FilterStrip } from "@/web/shared/list/filter-fields";
import { RangeFields } from "@/web/shared/list/range-fields";
import type { CandidateListQuery } from "@/web/features/crm/candidates/queries";
import { RecordFilters } from "@/web/shared/record/record-filters";
import { NearField } from "./near-field";

type Props = { query: CandidateListQuery; change: Change };

/** What the candidates can be narrowed by. */
export function CandidateFilters({ query, change }: Props) {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const status = (
    <FilterStrip
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
    <RecordFilters kind="candidate" query={query} change={change} status={status} sort={sort}>
      <FilterChoice
        label={t("filters.role")}
        any={t("filters.anyRole")}
        options={roles.map((value) => ({ value, label: tJobs(`roles.${value}`) }))}
        value={query.role}
        onChange={(role) => change({ role })}
      />
      <CountryFilter
        label={t("filters.country")}
        any={t("filters.anyCountry")}
        value={query.country}
        change={change}
      />
      <NearField query={query} change={change} />
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
