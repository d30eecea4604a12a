import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, spyOn, test } from "bun:test";
import { tempFolder } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { Failure } from "@/src/errors";
import { failureOf } from "@/src/errors/faults";
import { type Context, openExisting, withModules } from "./context";
import { commands, run } from "./program";
import packageFile from "../package.json";
import { heard } from "./fixtures";

const root = join(import.meta.dir, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");

/** A terminal before a folder where nothing is, as whoever mistypes DATA_DIR has it. */
async function typed(...words: string[]) {
  const folder = join(tempFolder(), "mistyped");
  const config = () => readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const open: Context["open"] = (options) => openExisting(config(), options);
  const context = { open, begin: () => openApp(config(), withModules()), config, client: null };
  const said: string[] = [];
  const spy = spyOn(console, "error").mockImplementation((text) => void said.push(String(text)));
  try {
    return { code: await run(context, words), said, isThere: existsSync(folder), folder };
  } finally {
    spy.mockRestore();
  }
}

test.each([
  "candidates list",
  "user list",
  "user setup-link",
  "import undo I-0001",
  "gdpr purge",
  "backup create",
  "backup restore latest --drill",
  "scrape status",
  "doctor",
])("'%s' refuses a folder without an installation, and makes none", async (line) => {
  const { code, said, isThere, folder } = await typed(...line.split(" "));
  const sentence = `There is no installation in ${folder}. Check DATA_DIR, or begin one with: coldaisle serve`;
  expect([code, said, isThere]).toEqual([66, [sentence], false]);
});

test("no command works with a database that is damaged somewhere inside", async () => {
  const folder = tempFolder();
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  await openApp(config, withModules()).close();
  const [path, page] = [join(folder, "coldaisle.db"), 4096];
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xee, bytes.length / 2, bytes.length / 2 + 20 * page));
  expect(() => openExisting(config)).toThrow("The database is damaged.");
  expect(readFileSync(path).equals(bytes)).toBe(true);
});

test("no command works without the key of the database, until somebody says that it is lost", async () => {
  const config = readConfig({ DATA_DIR: tempFolder(), LOG_LEVEL: "silent" });
  await openApp(config, withModules()).close();
  const key = join(config.DATA_DIR, "secret.key");
  rmSync(key);
  expect(() => openExisting(config)).toThrow("The secret key of this database is not in");
  expect(existsSync(key)).toBe(false);
  const context: Context = {
    ...{ open: () => openExisting(config), begin: () => openExisting(config) },
    ...{ config: () => config, client: null },
  };
  const anchored = await heard(() => run(context, ["audit", "anchor", "--new-key"]));
  expect(anchored.code).toBe(0);
  await openExisting(config).close();
});

test("a backup may be put where there is nothing yet", async () => {
  const { code, said } = await typed("backup", "restore", "latest");
  expect([code, said]).toEqual([66, ["There is no backup yet."]]);
});

test("only serve begins an installation, and a demo its own", () => {
  const begins = [...new Bun.Glob("cli/**/*.ts").scanSync(root)].filter(
    (file) =>
      !/test|fixtures|context/.test(file) &&
      /\bbegin\b[^;]*: Context|\bopenApp\(/.test(source(file)),
  );
  // Of several agencies each is opened where its folder has settings, which only "agency add" writes.
  const ofAgencies = ["cli/agencies/agency.ts", "cli/agencies/serving.ts"];
  const begun = [...ofAgencies, "cli/demo/index.ts", "cli/main.ts", "cli/platform/move.ts"];
  expect(begins.toSorted()).toEqual([...begun, "cli/serve.ts"]);
});

const source = (file: string) => readFileSync(join(root, file), "utf8");

test("the table of commands in the README is that of the program", () => {
  const written = [...readme.matchAll(/^\| (`coldaisle .*?) \| /gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`coldaisle ([^`]+)`/g)].flatMap(([, words = ""]) => namesIn(words)),
  );
  const known = commands.map((command) => command({} as Context).name());
  expect(written.toSorted()).toEqual(known.toSorted());
});

/** "projects \| bench" are two commands; what follows "scrape" are its own. */
function namesIn(words: string): string[] {
  const names = words.split(" \\| ");
  return names[0]?.includes(" ") ? [names[0].split(" ")[0] ?? ""] : names;
}

test("every script works in a fresh clone, where no Bun is on the path", () => {
  for (const [name, script] of Object.entries(packageFile.scripts))
    expect([name, script.startsWith("node cli/launch.mjs ")]).toEqual([name, true]);
});

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });

const query = { cause: coded("SQLITE_CORRUPT", "database disk image is malformed") };

test.each([
  ["full", coded("ENOSPC")],
  ["full", coded("SQLITE_FULL", "database or disk is full")],
  ["full", coded("SQLITE_IOERR_SHMSIZE", "disk I/O error")],
  ["forbidden", coded("SQLITE_CANTOPEN", "unable to open database file")],
  ["forbidden", coded("EACCES")],
  ["forbidden", coded("EROFS")],
  ["unavailable", coded("SQLITE_NOTADB", "file is not a database")],
  ["unavailable", new Error("Failed query: …", query)],
  ["bug", new TypeError("undefined is not an object")],
] as const)("what is thrown is told as %s", (kind, error) => {
  const failure = failureOf(error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure.kind).toBe(kind);
  expect(failure.message).not.toContain("Failed query");
});

test("a PUBLIC_URL with a path is refused, and one with a slash is the same without", () => {
  const read = (url: string) => readConfig({ PUBLIC_URL: url }).PUBLIC_URL;
  expect(read("https://agency.example/")).toBe("https://agency.example");
  for (const path of ["/app", "/?x=1", "/#x"])
    expect(() => read(`https://agency.example${path}`)).toThrow("PUBLIC_URL: must have no path");
});
