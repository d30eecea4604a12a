import { useTranslations } from "use-intl";
import { priorities, ranges, sorts, statuses } from "@/modules/projects/rules";
import {
  ArchivedFilter,
  type Change,
  FilterChoice,
  SortSelect,
} from "@/web/components/list/filter-fields";
import { RangeFields } from "@/web/components/list/range-fields";
import { TagFilter } from "@/web/components/tags/tag-filter";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { ProjectListQuery } from "@/web/components/queries/projects";
import { Checkbox } from "@/web/ui/checkbox";
import { Select } from "@/web/ui/select";

type Props = { query: ProjectListQuery; change: Change };

/** What the projects can be narrowed by; an empty value means "any" and leaves the address. */
export function ProjectFilters({ query, change }: Props) {
  const t = useTranslations("projects");
  const tick = (key: "overdue" | "open") => (
    <Checkbox
      label={t(`filters.${key}`)}
      checked={query[key] === "yes"}
      onCheckedChange={(isOn) => change({ [key]: isOn ? "yes" : "" })}
    />
  );
  return (
    <>
      <Select
        aria-label={t("filters.status")}
        options={[
          { value: "", label: t("filters.anyStatus") },
          ...statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={query.status ?? ""}
        onValueChange={(status) => change({ status })}
      />
      <FilterPopover>
        <FilterChoice
          label={t("filters.priority")}
          any={t("filters.anyPriority")}
          options={priorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          value={query.priority}
          onChange={(priority) => change({ priority })}
        />
        {tick("overdue")}
        {tick("open")}
        <RangeFields
          ranges={ranges}
          query={query}
          nameOf={(key) => t(`ranges.${key}`)}
          change={change}
        />
        <TagFilter kind="project" value={query.tag} change={change} />
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
