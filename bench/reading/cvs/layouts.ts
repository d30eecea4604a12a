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
