import type { Candidate } from "@/modules/crm/candidates/model";
import { candidateColumns } from "@/web/pages/crm/candidates/candidate-columns";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { ListTable } from "@/web/shared/list/table/list-table";
import { useColumns } from "@/web/shared/list/table/use-columns";
import { useTranslatedColumns } from "@/web/shared/list/table/use-translated-columns";
import { useTranslations } from "use-intl";

/** The first page of the list, as it was answered. */
export type Page = { items: Candidate[]; total: number; isLeast: boolean };

const texts = "candidates";
const nothing = () => null;
const deeds = { toggle: nothing, extend: nothing, setAll: nothing, clear: nothing };
const nobody: Selection = {
  ids: new Set(),
  has: () => false,
  everything: null,
  chooseEverything: nothing,
  ...deeds,
};

/** The rows, as the list of candidates draws them where nothing was asked of it. */
export function Rows({ page: { items: rows, total, isLeast } }: { page: Page }) {
  const choice = useColumns(texts, useTranslatedColumns(texts, candidateColumns));
  const drawing = {
    nameOf: ({ firstName, lastName }: Candidate) => `${firstName} ${lastName}`,
    card: nothing,
    columns: choice.shown,
    open: nothing,
  };
  const state = {
    rows,
    total: isLeast ? undefined : total,
    drawing,
    selection: nobody,
    active: null,
    setActive: nothing,
    onRowKey: nothing,
    opened: undefined,
  };
  const label = useTranslations(texts)("title");
  const sorting = { asked: "date", change: nothing };
  return <ListTable label={label} state={state} choice={choice} sorting={sorting} />;
}

/** How many there are, as the head of the list says it. */
export function Count({ page }: { page: Page }) {
  const t = useTranslations(texts);
  const [list, words] = [useTranslations("ui.list"), t("count", { count: page.total })];
  return page.isLeast ? list("orMore", { count: words }) : words;
}
