import type { Cell } from "@/src/sheets";
import type { Column, Kind, Table } from "./content";

/** What a column says of a row. */
type Cells<Row> = [head: string, is: Kind, cell: (row: Row) => Cell][];

/** Rows as a table, column by column. */
export const tableOf = <Row>(
  name: string,
  title: string,
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
