import { expect, test } from "bun:test";
import { importsOf, pathOf, read, sources, wingOf } from "./architecture.testing";

/** A table belongs to the module in whose folder its `schema.ts` stands. */
const ownerOf = (path: string) => /^modules\/\w+\/[\w-]+/.exec(path)?.[0];
const holdsTables = /^modules\/.*\/(?:schema|read-model)$/;

type Named = { local: string; from: string };

/** The tables that a file imports, by the names that it calls them. */
async function tablesIn(file: string): Promise<Named[]> {
  const statements = (await read(file)).matchAll(
    /(?:import|export)(?: type)? \{([^}]*)\} from "([^"]+)"/g,
  );
  return [...statements].flatMap(([, names = "", written = ""]) => {
    const from = pathOf(file, written);
    if (!holdsTables.test(from)) return [];
    const locals = names.split(",").map((it) =>
      it
        .trim()
        .replace(/^type /, "")
        .split(" as "),
    );
    return locals.flatMap(([name, local = name]) => (local ? [{ local, from }] : []));
  });
}

const writing = /\.(?:insert|update|delete)\(\s*(\w+)|\binsert(?:All|InBulk)\(\s*[\w.]+,\s*(\w+)/g;

test("a table is written by its own module only", async () => {
  const foreign = sources.map(async (file) => {
    const tables = (await tablesIn(file)).filter(({ from }) => ownerOf(from) !== ownerOf(file));
    const written = [...(await read(file)).matchAll(writing)].map(([, one, many]) => one ?? many);
    return tables.filter(({ local }) => written.includes(local)).map((it) => ({ file, ...it }));
  });
  expect((await Promise.all(foreign)).flat()).toEqual([]);
});

const statements =
  /\b(?:insert(?: or \w+)? into|replace into|delete from|update)\s+"?([a-z_]+)"?(?=\s|\(|`)/g;

test("no statement by hand writes into a table of another module", async () => {
  const owners = await ownersOfTables();
  const foreign = sources.map(async (file) => {
    const tables = [...(await read(file)).matchAll(statements)].map(([, table = ""]) => table);
    const others = tables.filter((it) => owners.has(it) && owners.get(it) !== "src");
    return others.filter((it) => owners.get(it) !== ownerOf(file)).map((it) => `${file} ${it}`);
  });
  expect((await Promise.all(foreign)).flat()).toEqual([]);
});

test("a schema is imported within its wing only; others read the columns that its owner shows", async () => {
  const foreign = sources
    // A foreign key names the table that it leads to; that is no reading.
    .filter((file) => wingOf(file) && !file.endsWith("/schema.ts"))
    .map(async (file) => {
      const paths = (await importsOf(file)).map(({ path }) => path);
      const others = paths.filter(
        (it) => it.endsWith("/schema") && wingOf(it) && wingOf(it) !== wingOf(file),
      );
      return others.map((path) => `${file} -> ${path}`);
    });
  expect((await Promise.all(foreign)).flat()).toEqual([]);
});

test("whoever wants whole rows of another wing asks for what is shown of them", async () => {
  const whole = sources.map(async (file) => {
    const text = await read(file);
    const tables = (await tablesIn(file)).filter(({ from }) => from.endsWith("/read-model"));
    const asked = tables.filter(({ local }) =>
      [`select\\(\\)[^;]*\\.(?:from|\\w*Join)\\(${local}\\b`, `\\w: ${local}(?=[,\\s}])`].some(
        (it) => new RegExp(it).test(text),
      ),
    );
    return asked.map(({ local }) => `${file} ${local}`);
  });
  expect((await Promise.all(whole)).flat()).toEqual([]);
});

test("no face of a module hands its tables out", async () => {
  const faces = sources.filter((file) => /^modules\/.*\/index\.ts$/.test(file));
  const open = faces.map(async (file) => ((await tablesIn(file)).length > 0 ? [file] : []));
  expect((await Promise.all(open)).flat()).toEqual([]);
});

test("no statement by hand reads a table of another wing by its name", async () => {
  const owners = await ownersOfTables();
  const foreign = sources.filter(wingOf).map(async (file) => {
    const tables = [...(await read(file)).matchAll(/\b(?:from|join)\s+([a-z_]+)\b/g)];
    return tables.flatMap(([, table = ""]) => {
      const owner = wingOf(`${owners.get(table)}/`);
      return owner && owner !== wingOf(file) ? [`${file} ${table}`] : [];
    });
  });
  expect((await Promise.all(foreign)).flat()).toEqual([]);
});

/** The module of every table, by the name that the database knows it by. */
async function ownersOfTables(): Promise<Map<string, string>> {
  const schemas = sources.filter((file) => file.endsWith("/schema.ts"));
  const owned = schemas.map(async (file) => {
    const tables = (await read(file)).matchAll(/sqliteTable\(\s*"(\w+)"/g);
    return [...tables].map(([, table = ""]): [string, string] => [table, ownerOf(file) ?? "src"]);
  });
  return new Map((await Promise.all(owned)).flat());
}
