import { expect, test } from "bun:test";
import { join } from "node:path";
import { type Column, getTableColumns, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { added } from "@/modules/crm/candidates/fixtures";
import { gdpr } from "@/modules/privacy/gdpr";
import type { App } from "@/src/app";
import silent from "./silent-texts.json";
import { signedIn, testApp } from "./testing";

/** Names that columns have in which nobody writes a sentence: ids, times, codes, and what programs alone read. */
const machineMade =
  /(?:^|_)(?:id|ids|at|on|by|of|hash|key|version|currency|country|locale|language|iban|week|day|since|until|from|to|date|checksum|fingerprint|number|period_from|period_to|network|device|version|timezone|mark|stamp|mac)$/;

const root = join(import.meta.dir, "..");
const schemas = [...new Bun.Glob("{src,modules}/**/schema.ts").scanSync(root)];
const exported = await Promise.all(schemas.map((file) => import(join(root, file))));
const tables = exported.flatMap((it) => Object.values(it).filter((one) => is(one, SQLiteTable)));

type Text = { table: SQLiteTable; column: Column; key: string; name: string };

/** Every column of text that is neither one of a list of words nor machine-made. */
const texts: Text[] = tables.flatMap((table) =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const name = `${getTableConfig(table).name}.${snake(key)}`;
    return isFree(column) && !machineMade.test(snake(key)) ? [{ table, column, key, name }] : [];
  }),
);

function snake(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function isFree({ dataType, enumValues }: Column): boolean {
  return (dataType === "string" || dataType === "json") && !enumValues?.length;
}

let written = 0;

/** A row that says the name in one of its columns and nowhere else. */
function rowSaying({ table, key: said, name }: Text, nth: number): object {
  written += 1;
  const valueOf = (key: string, { dataType, enumValues, notNull }: Column): unknown => {
    const naming = `${key === "query" ? "q=" : ""}Ann Quillfeather ${name}`;
    const text = key === said ? naming : `other-${written}`;
    if (enumValues?.length) return enumValues.at(nth);
    if (key !== said && !notNull) return null;
    if (dataType === "json") return [text];
    if (dataType === "string") return text;
    return dataType === "boolean" ? true : 1000 + written;
  };
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([key, column]) => [key, valueOf(key, column)]));
}

/** False where the table takes no such row: triggers and types of its own guard some. */
async function isWritten(app: App, text: Text, nth = -1): Promise<boolean> {
  try {
    await app.write([app.db.insert(text.table).values(rowSaying(text, nth))]);
    return true;
  } catch {
    // Of each word of a list there may be one row.
    return nth === -1 && isWritten(app, text, 0);
  }
}

test("every column of text is looked through for whom it names, or says why nobody is named in it", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const ann = await added(as, { firstName: "Ann", lastName: "Quillfeather" });
  // Rows without what they hang on are enough to be read.
  await app.db.all(sql`pragma foreign_keys = off`);
  await app.db.all(sql`pragma ignore_check_constraints = on`);
  const known = new Set<string>(Object.values(silent).flatMap(({ columns }) => columns));
  const unwritten: string[] = [];
  for (const text of texts) if (!(await isWritten(app, text))) unwritten.push(text.name);
  const { count, first } = await gdpr.mentionsOf(as, { type: "candidate", id: ann.id });
  const found = new Set(
    first.flatMap(({ excerpt }) => /Quillfeather (\w+\.\w+)/.exec(excerpt ?? "")?.[1] ?? []),
  );

  expect(count).toBe(first.length);
  const undeclared = texts.filter(({ name }) => !found.has(name) && !known.has(name));
  expect(undeclared.map(({ name }) => name)).toEqual([]);
  // Nothing is declared that is searched all the same, or is no column any more, and none of those is only unwritten.
  const names = new Set(texts.map(({ name }) => name));
  expect([...known].filter((name) => found.has(name) || !names.has(name))).toEqual([]);
  expect(unwritten.filter((name) => !known.has(name))).toEqual([]);
});
