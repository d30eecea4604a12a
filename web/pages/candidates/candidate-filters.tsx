import { useTranslations } from "use-intl";
import { roles } from "@/modules/analysis/rules";
import { ranges, sorts, statuses } from "@/modules/candidates/rules";
import { countries, toSpecification } from "@/modules/sources/rules";
import { useCountryNames } from "@/web/components/jobs/country-name";
import {
  ArchivedFilter,
  type Change,
  FilterChoice,
  FilterStrip,
  SortSelect,
} from "@/web/components/list/filter-fields";
import { RangeFields } from "@/web/components/list/range-fields";
import { TagFilter } from "@/web/components/tags/tag-filter";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { CandidateListQuery } from "@/web/components/queries/candidates";
import { NearField } from "./near-field";

type Props = { query: CandidateListQuery; change: Change };

/** What the candidates can be narrowed by. */
export function CandidateFilters({ query, change }: Props) {
  const t = useTranslations("candidates");
  return (
    <>
      <FilterStrip
        label={t("filters.status")}
        any={t("filters.all")}
        options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={query.status}
        onChange={(status) => change({ status })}
      />
      <FilterPopover>
        <MoreFilters query={query} change={change} />
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

function MoreFilters({ query, change }: Props) {
  const t = useTranslations("candidates.filters");
  const tAll = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const nameOf = useCountryNames();
  return (
    <>
      <FilterChoice
        label={t("role")}
        any={t("anyRole")}
        options={roles.map((value) => ({ value, label: tJobs(`roles.${value}`) }))}
        value={query.role}
        onChange={(role) => change({ role })}
      />
      <FilterChoice
        label={t("country")}
        any={t("anyCountry")}
        options={countries.map(toSpecification).map((value) => ({ value, label: nameOf(value) }))}
        value={query.country}
        onChange={(country) => change({ country })}
      />
      <NearField query={query} change={change} />
      <RangeFields
        ranges={ranges}
        query={query}
        nameOf={(key) => tAll(`ranges.${key}`)}
        hints={{ pay: tAll("rangeHints.pay") }}
        change={change}
      />
      <TagFilter kind="candidate" value={query.tag} change={change} />
      <ArchivedFilter archived={query.archived} change={change} />
    </>
  );
}
