import { useTranslations } from "use-intl";
import type { FilterChip } from "./filter-bar";

/** The key in the address, what it narrows, and to what; without a value it is not in force. */
export type ChipWords = [key: string, name: string, value: string | undefined];

/** The filters in force in words, each with the way to take it off. */
export function useChips(words: ChipWords[], remove: (key: string) => void): FilterChip[] {
  const t = useTranslations("ui.list");
  return words.flatMap(([id, name, value]) =>
    value ? [{ id, label: t("chip", { name, value }), onRemove: () => remove(id) }] : [],
  );
}
