import { useTextAt } from "@/web/i18n/text-at";
import type { TextName } from "@/web/locales";
import type { TextPath } from "@/web/shared/list/filters/list-filters";
import type { Column } from "@/web/shared/list/types";

/** A column as data: its title stands under `columns` of its list's texts, by its id, unless said. */
export type TableColumn<Row> = Omit<Column<Row>, "title"> & { title?: TextPath };

/** The columns of a table with their titles in the reader's language. */
export function useTranslatedColumns<Row>(texts: TextName, columns: readonly TableColumn<Row>[]) {
  const textAt = useTextAt();
  return columns.map(({ title, ...column }): Column<Row> => {
    const path = title ?? `${texts}.columns.${column.id}`;
    return { ...column, title: textAt(path) ?? path };
  });
}
