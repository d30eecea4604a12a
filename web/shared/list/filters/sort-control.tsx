import { type Change, SortSelect } from "./filter-fields";
import type { ListFilters } from "./list-filters";
import { useFilterWords } from "./use-filter-words";

type Props = {
  list: ListFilters;
  query: Readonly<Partial<Record<string, string>>>;
  change: Change;
};

/** The order of a list without heads, such as cards. */
export function SortControl({ list, query, change }: Props) {
  const words = useFilterWords(list);
  const filter = list.filters["sort"];
  if (filter?.is !== "sort") return null;
  const isOneWay = ({ value }: { value: string }) => !value.startsWith("-");
  return (
    <SortSelect
      label={words.nameOf("sort", filter)}
      options={words.optionsOf(filter).filter(isOneWay)}
      value={query["sort"]?.replace(/^-/, "")}
      defaultValue={filter.defaultValue ?? ""}
      change={change}
    />
  );
}

/** The order of a list: as the heads of its table show and change it, and as a select beside its cards. */
export function sortPropsOf(props: Props) {
  const { list, query, change } = props;
  const defaultValue = list.filters["sort"]?.defaultValue ?? "";
  const asked = query["sort"] ?? defaultValue;
  const sorting = {
    asked,
    change: (sort: string) => change({ sort: sort === defaultValue ? "" : sort }),
  };
  return { sorting, sortSelect: <SortControl {...props} /> };
}
