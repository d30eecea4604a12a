import { useTranslations } from "use-intl";
import { sorts, statuses } from "@/modules/clients/rules";
import { FilterPopover } from "@/web/components/list/filter-popover";
import type { ClientListQuery } from "@/web/components/queries/clients";
import { Checkbox } from "@/web/ui/checkbox";
import { Segmented } from "@/web/ui/segmented";
import { Select } from "@/web/ui/select";

type Props = { query: ClientListQuery; change: (changes: Record<string, string>) => void };

/** What the clients can be narrowed by; an empty value means "any" and leaves the address. */
export function ClientFilters({ query, change }: Props) {
  const t = useTranslations("clients");
  return (
    <>
      <Segmented
        label={t("filters.status")}
        choices={[
          { value: "", label: t("filters.all") },
          ...statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={query.status ?? ""}
        onValueChange={(status) => change({ status })}
      />
      <FilterPopover>
        <Checkbox
          label={t("filters.archived")}
          checked={query.archived === "yes"}
          onCheckedChange={(isArchived) => change({ archived: isArchived ? "yes" : "" })}
        />
      </FilterPopover>
      <Select
        aria-label={t("sort.label")}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        value={query.sort ?? "date"}
        onValueChange={(sort) => change({ sort: sort === "date" ? "" : sort })}
      />
    </>
  );
}
