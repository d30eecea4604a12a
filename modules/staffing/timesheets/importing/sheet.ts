import { askReader, foldText } from "@/modules/crm/imports";
import type { App } from "@/src/app";
import { delimiterOf, parseCsv } from "@/src/sheets";
import type { SheetSent } from "../exchange";
import type { Whose } from "./parsed";

/** A row of a table, and where it stands in its file. */
export type Row = { line: number; cells: string[] };
const mostLines = 20_000;

/** The rows of a file or a text, whatever its encoding, its head and what stands above among them. */
export async function rowsIn(app: App, { text = "", file }: SheetSent): Promise<Row[]> {
  if (file === undefined) {
    const delimiter = await delimiterOf(text.slice(0, 65_536), [",", ";", "\t"]);
    const found = await parseCsv(text, delimiter, mostLines);
    return found.map((cells, at) => ({ line: at + 1, cells }));
  }
  const asked = { id: Bun.randomUUIDv7(), content: file };
  const { reading } = await askReader(app, { ...asked, reading: null }, { kind: "table" });
  // The reader knows what columns about people are called; those of hours are looked for here.
  const whole = { ...reading, hasHead: false, headRow: 0 };
  const { rows, lines } = await askReader(app, { ...asked, reading: whole }, { kind: "table" });
  return rows.map((cells, at) => ({ line: lines[at] ?? at + 1, cells }));
}

/** What columns are called, by what they mean. */
export type Heads<Column> = ReadonlyMap<string, Column>;
export const headsOf = <Column extends string>(names: Record<Column, string[]>): Heads<Column> =>
  new Map(
    (Object.entries(names) as [Column, string[]][]).flatMap(([column, words]) =>
      words.map((it) => [it, column] as const),
    ),
  );
export type Places<Column> = Map<Column, number>;

/** The first column of each meaning; what stands in brackets behind a name says how it is counted. */
export function placesOf<Column>(head: string[], heads: Heads<Column>): Places<Column> {
  const places: Places<Column> = new Map();
  for (const [at, cell] of head.entries()) {
    const column =
      heads.get(foldText(cell)) ?? heads.get(foldText(cell.replace(/\(.*?\)|\[.*?\]/g, "")));
    if (column && !places.has(column)) places.set(column, at);
  }
  return places;
}

/** Above the names of the columns stands at most so much of what a file says of itself. */
const lastHead = 30;

/** The line that names the most columns, the first of those alike, and the rows below it. */
export function belowHead<Found extends { known: number }>(
  rows: Row[],
  look: (cells: string[]) => Found,
) {
  const lines = rows
    .slice(0, lastHead)
    .map((row, at) => ({ at, headLine: row.line, ...look(row.cells) }));
  const [best] = lines.toSorted((a, b) => b.known - a.known || a.at - b.at);
  const head = best ?? { at: 0, headLine: 1, ...look([]) };
  return { ...head, below: rows.slice(head.at + 1) };
}

type WhoseColumn = "deployment" | "person" | "given" | "family" | "client";
export type Value<Column> = (column: Column) => string;

export const valueIn =
  <Column>(cells: string[], places: Places<Column>): Value<Column> =>
  (column) =>
    cells[places.get(column) ?? -1]?.trim() ?? "";

/** Empty lines, and what a program adds up below its table. */
export const isNoEntry = (cells: string[], where: string[]): boolean =>
  cells.every((cell) => cell.trim() === "") ||
  (where.join("") === "" &&
    cells.some((cell) =>
      /^(?:grand )?(?:total|sum|totaal|summe|gesamt|somme|totale|totales)\b/i.test(cell.trim()),
    ));

export const whoseOf = (value: Value<WhoseColumn>): Whose => ({
  number: value("deployment"),
  person: value("person") || `${value("given")} ${value("family")}`.trim(),
  client: value("client"),
});

export const namesNobody = (places: { has: (column: WhoseColumn) => boolean }): boolean =>
  !places.has("deployment") && !places.has("person") && !places.has("family");
