import { useFormatter, useTranslations } from "use-intl";
import { rangeIn, type RangeUnit } from "@/modules/records/core/rules";
import { useTextAt } from "@/web/i18n/text-at";
import { useCountryNames } from "@/web/shared/country-name";
import { useDate, useDay } from "@/web/shared/dates";
import { useEuros } from "@/web/shared/hooks/use-euros";
import type { FilterChip } from "./filter-bar";
import { countriesOf, type Filter, type ListFilters } from "./list-filters";

export type FilterWords = ReturnType<typeof useFilterWords>;

/** The words of a declared list: what each filter is called, what can be chosen, and what was. */
export function useFilterWords({ texts }: Pick<ListFilters, "texts">) {
  const textAt = useTextAt();
  const countryOf = useCountryNames();
  const rangeOf = useRangeWords();
  const date = useDate();
  const text = (path: string) => textAt(path) ?? path;
  const nameOf = (key: string, { is, label }: Filter) => {
    if (is === "sort") return text(label ?? `${texts}.sort.label`);
    return text(label ?? `${texts}.${is === "range" ? "ranges" : "filters"}.${key}`);
  };
  const worded = (filter: Filter, value: string): string => {
    if (filter.is === "choice") {
      const { names } = filter;
      return typeof names === "string" ? text(`${names}.${value}`) : (names[value] ?? value);
    }
    if (filter.is === "sort") return `${filter.prefix ?? ""}${text(`${texts}.sort.${value}`)}`;
    if (filter.is === "country") return countryOf(value);
    if (filter.is === "range") return rangeOf(value, filter.unit);
    if (filter.is === "day") return date(value);
    return filter.is === "tags" ? value.replaceAll(",", ", ") : value;
  };
  const optionsOf = (filter: Filter) => {
    const values = "values" in filter ? filter.values : countriesOf(filter);
    return values.map((value) => ({ value, label: worded(filter, value) }));
  };
  return { text, nameOf, worded, optionsOf };
}

function useRangeWords() {
  // From the root: lists without ranges come without these texts.
  const t = useTranslations();
  const format = useFormatter();
  const ways: Record<RangeUnit, (end: string) => string> = {
    number: (end) => format.number(Number(end)),
    euros: useEuros(),
    day: useDay(),
  };
  return (text: string, unit: RangeUnit): string => {
    const { from, to } = rangeIn(text, unit) ?? { from: null, to: null };
    const say = ways[unit];
    if (from !== null && from === to) return say(from);
    if (from !== null && to !== null)
      return t("records.ranges.between", { from: say(from), to: say(to) });
    if (from !== null) return t("records.ranges.atLeast", { from: say(from) });
    return to === null ? text : t("records.ranges.atMost", { to: say(to) });
  };
}

type Asked = Readonly<Partial<Record<string, string>>>;

/** The filters in force in words, each with the way to take it off; some the page words itself. */
export function useFilterChips(
  list: ListFilters,
  query: Asked,
  { remove, own = {} }: { remove: (key: string) => void; own?: Asked | undefined },
): FilterChip[] {
  const t = useTranslations("ui.list");
  const { text, nameOf, worded } = useFilterWords(list);
  const chipOf = (key: string, filter: Filter, value: string) => {
    const { is, chip } = filter;
    // What is only on or off says that it is on.
    const isOnly = is === "yes";
    const name = isOnly ? text("records.filters.shown") : nameOf(key, filter);
    const said = isOnly ? nameOf(key, filter) : chip ? text(chip) : worded(filter, value);
    const id = filter.address ?? key;
    return {
      id,
      label: t("chip", { name, value: own[key] ?? said }),
      onRemove: () => remove(id),
    };
  };
  return Object.entries(list.filters).flatMap(([key, filter]) => {
    const value = query[key];
    return value && filter.is !== "sort" && filter.chip !== false
      ? [chipOf(key, filter, value)]
      : [];
  });
}
