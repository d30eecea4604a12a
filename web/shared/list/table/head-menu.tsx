import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronsLeftRight,
  ChevronsRightLeft,
  EyeOff,
} from "lucide-react";
import type { ReactElement, RefObject } from "react";
import { useTranslations } from "use-intl";
import { Menu, type MenuEntry } from "@/web/ui/menu";
import type { Column } from "../types";
import { type Sorting, sortTowards } from "./sorting";
import { type ColumnChoice, widthStep } from "./use-columns";

type HeadOptions = {
  column: Pick<Column<never>, "id" | "title" | "sort">;
  place: number;
  choice: ColumnChoice;
  sorting: Sorting | undefined;
  cell: RefObject<HTMLElement | null>;
};

type Props = HeadOptions & { label: string; children: ReactElement };

/** The menu of a column, loaded when the pointer or the focus reaches its button. */
export const HeadMenu = ({ label, children, ...options }: Props) => (
  <Menu label={label} entries={useHeadEntries(options)}>
    {children}
  </Menu>
);

/** What can be done with a column, as its menu says it. */
function useHeadEntries({ column, place, choice, sorting, cell }: HeadOptions): MenuEntry[] {
  const t = useTranslations("ui.list.column");
  const { id, sort } = column;
  const last = choice.shown.length - 1;
  const widen = (by: number) => () =>
    choice.resize(id, (cell.current?.getBoundingClientRect().width ?? 0) + by);
  const sorts: MenuEntry[] =
    sort && sorting
      ? (["ascending", "descending"] as const).map((direction) => ({
          label: t(direction),
          icon: direction === "ascending" ? ArrowUp : ArrowDown,
          onSelect: () => sorting.change(sortTowards(sort, direction)),
        }))
      : [];
  return [
    ...sorts,
    {
      label: t("left"),
      icon: ArrowLeft,
      disabled: place === 0,
      onSelect: () => choice.move(id, place - 1),
    },
    {
      label: t("right"),
      icon: ArrowRight,
      disabled: place === last,
      onSelect: () => choice.move(id, place + 1),
    },
    { label: t("wider"), icon: ChevronsLeftRight, onSelect: widen(2 * widthStep) },
    { label: t("narrower"), icon: ChevronsRightLeft, onSelect: widen(-2 * widthStep) },
    { label: t("hide"), icon: EyeOff, disabled: last === 0, onSelect: () => choice.toggle(id) },
  ];
}
