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
      usual={filter.usual ?? ""}
      change={change}
    />
  );
}

/** The order of a list: as the heads of its table show and change it, and as a select beside its cards. */
export function ordered(props: Props) {
  const { list, query, change } = props;
  const usual = list.filters["sort"]?.usual ?? "";
  const asked = query["sort"] ?? usual;
  const sorting = { asked, change: (sort: string) => change({ sort: sort === usual ? "" : sort }) };
  return { sorting, sortSelect: <SortControl {...props} /> };
}
