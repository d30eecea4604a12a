import { useTranslations } from "use-intl";
import { ranges, sorts, statuses } from "@/modules/crm/clients/rules";
import { type Change, FilterStrip } from "@/web/shared/list/filter-fields";
import { RangeFields } from "@/web/shared/list/range-fields";
import type { ClientListQuery } from "@/web/features/crm/clients/queries";
import { RecordFilters } from "@/web/shared/record/record-filters";

type Props = { query: ClientListQuery; change: Change };

/** What the clients can be narrowed by. */
export function ClientFilters({ query, change }: Props) {
  const t = useTranslations("clients");
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
    <RecordFilters kind="client" query={query} change={change} status={status} sort={sort}>
      <RangeFields
        ranges={ranges}
        query={query}
        nameOf={(key) => t(`ranges.${key}`)}
        change={change}
      />
    </RecordFilters>
  );
}
