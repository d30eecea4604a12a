import { useTranslations } from "use-intl";
import { priorities, ranges, sorts, statuses } from "@/modules/staffing/projects/rules";
import { type Change, FilterChoice, FilterSelect } from "@/web/shared/list/filter-fields";
import { RangeFields } from "@/web/shared/list/range-fields";
import type { ProjectListQuery } from "@/web/features/staffing/projects/queries";
import { RecordFilters } from "@/web/shared/record/record-filters";
import { Checkbox } from "@/web/ui/checkbox";

type Props = { query: ProjectListQuery; change: Change };

/** What the projects can be narrowed by. */
export function ProjectFilters({ query, change }: Props) {
  const t = useTranslations("projects");
  const status = (
    <FilterSelect
      label={t("filters.status")}
      any={t("filters.anyStatus")}
      options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
      value={query.status}
      onChange={(value) => change({ status: value })}
    />
  );
  const orders = sorts.map((value) => ({ value, label: t(`sort.${value}`) }));
  const sort = { label: t("sort.label"), options: orders };
  return (
    <RecordFilters kind="project" query={query} change={change} status={status} sort={sort}>
      <FilterChoice
        label={t("filters.priority")}
        any={t("filters.anyPriority")}
        options={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        value={query.priority}
        onChange={(priority) => change({ priority })}
      />
      {(["overdue", "open"] as const).map((key) => (
        <Checkbox
          key={key}
          label={t(`filters.${key}`)}
          checked={query[key] === "yes"}
          onCheckedChange={(isOn) => change({ [key]: isOn ? "yes" : "" })}
        />
      ))}
      <RangeFields
        ranges={ranges}
        query={query}
        nameOf={(key) => t(`ranges.${key}`)}
        change={change}
      />
    </RecordFilters>
  );
}
