import { useTranslations } from "use-intl";
import { targetClasses } from "@/modules/knowledge/analysis/rules";
import { sorts } from "@/modules/market/jobs/rules";
import { type Change, FilterStrip, SortSelect } from "@/web/shared/list/filter-fields";
import { FilterPopover } from "@/web/shared/list/filter-popover";
import type { JobListQuery } from "@/web/features/market/jobs/queries";
import { JobFilterFields } from "./job-filter-fields";

type Props = { query: JobListQuery; change: Change };

/** What the jobs can be narrowed by. */
export function JobFilters({ query, change }: Props) {
  const t = useTranslations("jobs");
  return (
    <>
      <FilterStrip
        label={t("filters.class")}
        any={t("filters.all")}
        options={targetClasses.map((value) => ({ value, label: t(`classes.${value}`) }))}
        value={query.class}
        onChange={(value) => change({ class: value })}
      />
      <FilterPopover>
        <JobFilterFields query={query} change={change} />
      </FilterPopover>
      <SortSelect
        label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: `↓ ${t(`sort.${value}`)}` }))}
        value={query.sort}
        usual="score"
        change={change}
      />
    </>
  );
}
