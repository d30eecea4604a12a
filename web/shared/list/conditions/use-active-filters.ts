import type { Change } from "@/web/shared/list/filters/filter-fields";
import type { ListFilters } from "@/web/shared/list/filters/list-filters";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import type { ConditionConfig } from "./condition-config";
import { useConditionChips } from "./use-condition-chips";
import { conditionsOf } from "./use-conditions";

type Address = {
  query: Readonly<Partial<Record<string, string>>>;
  change: Change;
  remove: (key: string) => void;
};

/** By what a list is narrowed, filters and conditions alike, and how each of it is taken off. */
export function useActiveFilters(
  list: ListFilters & { asks: ConditionConfig },
  { query, change, remove }: Address,
) {
  const conditions = conditionsOf(list.asks, query, change);
  const chips = [...useFilterChips(list, query, { remove }), ...useConditionChips(conditions)];
  return { conditions, chips };
}
