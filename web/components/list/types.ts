import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import type { EmptyState } from "@/web/ui/empty-state";
import type { Selection } from "./use-selection";

export type Layout = "cards" | "table";
export type Phase = "loading" | "failed" | "ready";
export type Emptiness = ComponentProps<typeof EmptyState>;

export type Column<Row> = {
  id: string;
  title: string;
  /** A track of the CSS grid: "120px", "minmax(0, 2fr)". */
  width: string;
  cell: (row: Row) => ReactNode;
  isRight?: boolean;
};

/** How one kind of record is named, drawn and opened. */
export type RowDrawing<Row> = {
  nameOf: (row: Row) => string;
  card: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  open: (id: string) => void;
};

/** What the rows of a list share while they are on the screen. */
export type RowsState<Row> = {
  rows: readonly Row[];
  drawing: RowDrawing<Row>;
  selection: Selection;
  /** The row that the keys act on. */
  active: string | null;
  setActive: (id: string) => void;
  onRowKey: (event: KeyboardEvent) => void;
  /** The row whose record is open beside the list. */
  opened: string | undefined;
};
