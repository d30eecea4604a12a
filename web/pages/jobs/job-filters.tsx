import { useTranslations } from "use-intl";
import { targetClasses } from "@/modules/analysis/rules";
import { sorts } from "@/modules/jobs/rules";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { JobListQuery } from "@/web/components/queries/jobs";
import { Segmented } from "@/web/ui/segmented";
import { Select } from "@/web/ui/select";
import { JobFilterFields } from "./job-filter-fields";

type Props = { query: JobListQuery; change: (changes: Record<string, string>) => void };

/** What the jobs can be narrowed by; an empty value means "any" and leaves the address. */
export function JobFilters({ query, change }: Props) {
  const t = useTranslations("jobs");
  return (
    <>
      <Segmented
        label={t("filters.class")}
        choices={[
          { value: "", label: t("filters.all") },
          ...targetClasses.map((value) => ({ value, label: t(`classes.${value}`) })),
        ]}
        value={query.class ?? ""}
        onValueChange={(value) => change({ class: value })}
      />
      <FilterPopover>
        <JobFilterFields query={query} change={change} />
      </FilterPopover>
      <Select
        aria-label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: `↓ ${t(`sort.${value}`)}` }))}
        value={query.sort ?? "score"}
        onValueChange={(sort) => change({ sort: sort === "score" ? "" : sort })}
      />
    </>
  );
}
