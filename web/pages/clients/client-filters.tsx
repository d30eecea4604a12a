import { useTranslations } from "use-intl";
import { ranges, sorts, statuses } from "@/modules/clients/rules";
import {
  ArchivedFilter,
  type Change,
  FilterStrip,
  SortSelect,
} from "@/web/components/list/filter-fields";
import { RangeFields } from "@/web/components/list/range-fields";
import { TagFilter } from "@/web/components/tags/tag-filter";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { ClientListQuery } from "@/web/components/queries/clients";

type Props = { query: ClientListQuery; change: Change };

/** What the clients can be narrowed by. */
export function ClientFilters({ query, change }: Props) {
  const t = useTranslations("clients");
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
        <RangeFields
          ranges={ranges}
          query={query}
          nameOf={(key) => t(`ranges.${key}`)}
          change={change}
        />
        <TagFilter kind="client" value={query.tag} change={change} />
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
