import { gridColumns, gridForm, gridLeft, gridSidebar } from "./grid";
import { leftSidebar, rightSidebar, twoColumns } from "./columns";
import type { Draw } from "./parts";
import { classic, datesRight, european, table } from "./rows";

export { linkedin } from "./profile";

export const drawn: Record<string, Draw> = {
  classic,
  leftSidebar,
  rightSidebar,
  twoColumns,
  european,
  table,
  datesRight,
};

/** Layouts whose columns stand on one grid, and a form that looks the same and is none. */
export const onGrid: Record<string, Draw> = { gridColumns, gridSidebar, gridLeft, gridForm };
