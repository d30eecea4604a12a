import type { Cell } from "@/src/sheets";
import type { PackTab } from "./rules";

/** What a number is, so that paper writes it as people do; files keep it plain. */
export type Kind = "text" | "whole" | "euros" | "percent" | "days" | "score" | "day";
export type Column = { head: string; is: Kind };

/** A table: a file of its own, a page of the workbook, and its first rows on paper where a board reads them. */
export type Table = {
  name: string;
  title: string;
  columns: Column[];
  rows: Cell[][];
  isOnPaper: boolean;
};

export type Bar = { label: string; value: number; text: string };
/** A picture on paper: over time, or one thing under the other. */
export type Chart = { title: string; kind: "columns" | "bars"; bars: Bar[] };

/** A figure with what it rests on; a benchmark says that it is one. */
export type PackFigure = { name: string; text: string; note: string; isBenchmark: boolean };

/** One part of the reports screen, ready to be written down. */
export type Section = {
  tab: PackTab;
  title: string;
  /** Which days, and which they are compared with. */
  days: string;
  figures: PackFigure[];
  charts: Chart[];
  tables: Table[];
  notes: string[];
};

/** What a column says of a row. */
type Cells<Row> = [head: string, is: Kind, cell: (row: Row) => Cell][];

/** Rows as a table, column by column. */
export const tableOf = <Row>(
  { name, title }: { name: string; title: string },
  cells: Cells<Row>,
  rows: readonly Row[],
): Table => ({
  name,
  title,
  columns: cells.map(([head, is]): Column => ({ head, is })),
  rows: rows.map((row) => cells.map(([, , cell]) => cell(row))),
  isOnPaper: true,
});

/** On paper a picture says it, or nobody reads it there. */
export const inFilesOnly = (table: Table): Table => ({ ...table, isOnPaper: false });
