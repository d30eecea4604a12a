import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import type { EmptyState } from "@/web/ui/empty-state";
import type { ColumnSort } from "./table/sorting";
import type { RowShortcut } from "./keys/use-list-keys";
import type { Selection } from "./selection/use-selection";

export type Layout = "cards" | "table" | "board" | "calendar" | "timeline" | "map";

/** A layout that only some lists have. */
export type OwnLayout<Row> = {
  id: Exclude<Layout, "cards" | "table">;
  draw: (rows: readonly Row[]) => ReactNode;
};
export type Phase = "loading" | "failed" | "ready";
export type Emptiness = ComponentProps<typeof EmptyState>;

export type Column<Row> = {
  id: string;
  title: string;
  /** A track of the CSS grid: "120px", "minmax(0, 2fr)". */
  width: string;
  cell: (row: Row) => ReactNode;
  isRight?: boolean;
  /** Not shown before somebody chooses it. */
  isExtra?: boolean;
  /** By what its head puts the list in order. */
  sort?: ColumnSort;
  /** Whether it has nothing to say of a row; a column that has nothing to say of any takes no room. */
  isEmpty?: (row: Row) => boolean;
};

/** How one kind of record is named, drawn and opened. */
export type RowDrawing<Row> = {
  nameOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  open: (id: string) => void;
  /** By which keys something is done with the record of a row. */
  shortcuts?: readonly RowShortcut[] | undefined;
  /** A click on a card chooses it, as the specification has it for jobs; in a table it opens all the same. */
  isCardToggled?: boolean;
  /** At most so many cards stand beside one another. */
  maxCardColumns?: number | undefined;
};

/** What the rows of a list share while they are on the screen. */
export type RowsState<Row> = {
  rows: readonly Row[];
  /** How many there are, read or not; undefined where nobody counted. */
  total: number | undefined;
  drawing: RowDrawing<Row>;
  selection: Selection;
  /** The row that the keys act on. */
  active: string | null;
  setActive: (id: string) => void;
  onRowKey: (event: KeyboardEvent) => void;
  /** Whether a click chooses a row instead of opening it. */
  isToggledByClick?: boolean | undefined;
  /** The row whose record is open beside the list. */
  opened: string | undefined;
};

/** The layout an address asks for, where the list has it. */
export const layoutOf = (
  asked: string | undefined,
  own: readonly { id: Layout }[] = [],
  fallback: Layout = "table",
): Layout =>
  [...own.map(({ id }) => id), "cards" as const, "table" as const].find((it) => it === asked) ??
  fallback;
