import type { FilterChip } from "@/web/shared/list/filters/filter-bar";
import { ConditionChip } from "./condition-chip";
import { useConditionWords } from "./use-condition-words";
import type { Conditions } from "./use-conditions";

const none = { fields: {}, texts: "records.conditions", names: {}, path: "", ahead: [] } as const;

/** The conditions in force, each with its own editor. */
export function useConditionChips(conditions: Conditions | undefined): FilterChip[] {
  const parts = conditions?.parts ?? [];
  const { partOf } = useConditionWords(conditions?.asks ?? none, parts);
  if (!conditions) return [];
  return parts.map((part, at) => {
    const said = partOf(part);
    return {
      id: `where-${at}`,
      label: said,
      onRemove: () => conditions.replace(at, null),
      own: <ConditionChip {...{ conditions, at, part, said }} />,
    };
  });
}
