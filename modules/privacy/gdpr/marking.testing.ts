import { Glob } from "bun";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { join } from "node:path";
import type { App } from "@/src/app";

/** Nothing else in the house is called so. */
export const mark = "zqmark";

type Values = Record<string, unknown>;
/** What columns hold, by their name in every table or by `table.column`; and rows that are there already, by table. */
export type Known = { ids: Values; rows: Record<string, Values>; except: readonly string[] };

/** Every table of every module. */
export async function tablesOfHouse(): Promise<SQLiteTable[]> {
  const root = join(import.meta.dir, "../..");
  const files = [...new Glob("**/schema.ts").scanSync(root)].toSorted();
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const all = modules.flatMap((it) => Object.values(it)).filter((it) => is(it, SQLiteTable));
  return [...new Map(all.map((table) => [getTableName(table), table])).values()];
}

/** A row in every table that names a person, or hangs on such a row, with a mark in every text; answers which they are. */
export async function markedEverywhere(app: App, { ids, rows, except }: Known): Promise<string[]> {
  const kept = new Map(Object.entries(rows));
  const tables = (await tablesOfHouse()).filter((it) => !except.includes(getTableName(it)));
  const theirs = theirsAmong(tables, ids);

  async function keep(table: SQLiteTable): Promise<Values> {
    const name = getTableName(table);
    const known = kept.get(name);
    if (known) return known;
    const links = linksOf(table);
    const parents: Values = {};
    for (const { column, to, at } of links) parents[column] = (await keep(to))[at];
    const row = rowFor(table, { ids, parents, isMarked: theirs.has(name) });
    kept.set(name, row);
    await app.write([app.db.insert(table).values(row)]);
    return row;
  }

  for (const table of tables) if (theirs.has(getTableName(table))) await keep(table);
  return [...theirs].toSorted();
}

/** Tables that name people, those that hang on them, and so on. */
function theirsAmong(tables: SQLiteTable[], ids: Values): Set<string> {
  const theirs = new Set(["candidates"]);
  const isNew = (table: SQLiteTable) =>
    !theirs.has(getTableName(table)) &&
    (namesThem(table, ids) || linksOf(table).some(({ to }) => theirs.has(getTableName(to))));
  for (let found = tables.filter(isNew); found.length > 0; found = tables.filter(isNew)) {
    found.forEach((table) => theirs.add(getTableName(table)));
  }
  return theirs;
}

const namesThem = (table: SQLiteTable, ids: Values): boolean =>
  Object.values(getTableColumns(table)).some((column) => {
    const name = nameOf(column);
    return /^(candidate|record|entity)_id$/.test(name) || `${getTableName(table)}.${name}` in ids;
  });

function linksOf(table: SQLiteTable) {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const [from, to] = [columns[0], foreignColumns[0]];
    const isSelf = getTableName(foreignTable) === getTableName(table);
    if (!from || !to || isSelf) return [];
    return [{ column: nameOf(from), to: foreignTable, at: propertyOf(foreignTable, to) }];
  });
}

type Filling = { ids: Values; parents: Values; isMarked: boolean };

function rowFor(table: SQLiteTable, { ids, parents, isMarked }: Filling): Values {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([property, column]) => {
      const [name, place] = [nameOf(column), `${getTableName(table)}.${nameOf(column)}`];
      const value =
        parents[name] ??
        (place in ids ? ids[place] : (ids[name] ?? valueFor(place, column, isMarked ? mark : "")));
      return [property, value];
    }),
  );
}

const propertyOf = (table: SQLiteTable, column: SQLiteColumn) =>
  Object.entries(getTableColumns(table)).find(([, it]) => it.name === column.name)?.[0] ?? "";

/** As the database calls it; the house writes them in camel case. */
const nameOf = ({ name }: SQLiteColumn) =>
  name.replaceAll(/[A-Z]/g, (it) => `_${it.toLowerCase()}`);

function valueFor(place: string, column: SQLiteColumn, said: string): unknown {
  const name = nameOf(column);
  if (column.enumValues && column.enumValues.length > 0) return column.enumValues[0];
  if (name === "seq") return column.primary ? undefined : 4242;
  if (name === "id" && column.dataType === "string") return Bun.randomUUIDv7();
  if (/_(at|on|from|to|until)$|^(at|due|date|day)$|_date$/.test(name))
    return "2026-01-01T12:00:00.000Z";
  if (column.dataType === "boolean") return false;
  if (column.dataType === "number") return 1;
  // Whom or what a row belongs to, and who of the office wrote it, says nothing about the person.
  if (/(^|_)(id|by|hash)$/.test(name) && column.dataType === "string") return Bun.randomUUIDv7();
  const words = `${said}${place}`.replaceAll(/[._]/g, "");
  return column.dataType === "json" ? [words] : words;
}

const looking = `
  const [folder, text] = process.argv.slice(1);
  for (const name of new Bun.Glob("**/*").scanSync({ cwd: folder, dot: true })) {
    const bytes = Buffer.from(await Bun.file(folder + "/" + name).arrayBuffer());
    if (bytes.toString("latin1").toLowerCase().includes(text)) console.log(name);
  }`;

/**
 * In which files of a folder the mark stands, however it is written. A child looks, because closing the database's
 * files here would drop the locks of whoever has it open in this process.
 */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const words = [process.execPath, "-e", looking, folder, text];
  const child = Bun.spawn(words, { stdout: "pipe", stderr: "inherit" });
  const found = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error("The files could not be looked through.");
  return found.split("\n").filter(Boolean);
}

/** The tables and columns in which the mark can still be read, to say where to look. */
export async function columnsWith(app: App, text: string): Promise<string[]> {
  const tables = await app.db.all<[string]>(
    sql`select name from sqlite_schema where type = 'table'`,
  );
  const found = await Promise.all(
    tables.map(async ([table]) => {
      const all = await app.db.all(sql`select * from ${sql.identifier(table)}`).catch(() => []);
      const hits = all.filter((row) => JSON.stringify(row).toLowerCase().includes(text));
      return hits.map((row) => `${table}: ${JSON.stringify(row).slice(0, 300)}`);
    }),
  );
  return found.flat();
}
