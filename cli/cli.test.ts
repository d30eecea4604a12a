import { expect, test } from "bun:test";
import type { Command } from "commander";
import { sql } from "drizzle-orm";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { password, tempFolder } from "@/modules/testing";
import { JobQuery, jobs } from "@/modules/market/jobs";
import { postingKeys } from "@/modules/market/jobs/schema";
import { sources } from "@/modules/market/sources";
import { serveStandIn } from "./demo/boards";
import { ask, query } from "@/modules/market/sources/testing";
import { users } from "@/modules/platform/accounts";
import { terminal } from "./fixtures";
import { commands } from "./program";

test.each([
  "--help",
  "scrape --help",
  "scrape run --help",
  "decisions labels --help",
  "jobs reanalyse --help",
  "user --help",
  "doctor --help",
  "--version",
])("%s explains and opens nothing", async (line) => {
  const { folder, type } = terminal();
  const { code, out } = await type(line);
  expect(code).toBe(0);
  expect(out).toMatch(/Usage|\d+\.\d+\.\d+/);
  expect(existsSync(folder)).toBe(false);
});

test.each([
  ["nonsense", 64],
  ["scrape nonsense", 64],
  ["scrape run --nonsense", 64],
  ["scrape run --countries nl", 65],
  ["scrape run --sources nowhere", 65],
  ["scrape run --sources linkedin", 73],
  ["scrape run --replay /nowhere", 66],
  ["scrape status", 0],
  ["scrape sources", 0],
  ["leads list", 0],
  ["leads list --state lost", 65],
  ["leads refresh", 0],
  ["user list", 0],
])("'%s' ends with %d", async (line, code) => {
  const { type } = terminal();
  const result = await type(line);
  expect([result.code, result.err === ""]).toEqual([code, code === 0]);
  expect(result.err).not.toContain("at ");
});

test.each(["scrape status", "scrape sources", "user list", "user setup-link", "doctor"])(
  "'%s --json' is one JSON document and nothing else",
  async (line) => {
    const { type } = terminal();
    const { out } = await type(`${line} --json`);
    expect(JSON.parse(out)).toBeDefined();
    expect(Object.keys(JSON.parse(out) ?? {}).length).toBeGreaterThanOrEqual(
      line === "user list" ? 0 : 1,
    );
  },
);

test("every command that answers does so as JSON where a script asks for it", () => {
  const { context } = terminal();
  const endOf = (command: Command, path: string): [string, Command][] =>
    command.commands.length > 0
      ? command.commands.flatMap((next) => endOf(next, `${path} ${next.name()}`))
      : [[path, command]];
  const without = commands
    .map((described) => described(context))
    .flatMap((command) => endOf(command, command.name()))
    .filter(([, { options }]) => !options.some(({ long }) => long === "--json"))
    .map(([path]) => path);
  // What serves goes on, what is asked by a container answers by its exit code, and the last hands out a file.
  expect(without.toSorted()).toEqual(["demo", "healthcheck", "import rejected", "serve"]);
});

test("what is already JSON may be asked for as JSON", async () => {
  const { type } = terminal();
  for (const line of [
    "settings get branding",
    "gdpr register",
    "decisions labels",
    "export jobs",
  ]) {
    const { code, out } = await type(`${line} --json`);
    expect([line, code, typeof JSON.parse(out)]).toEqual([line, 0, "object"]);
  }
});

test.each([
  ["PORT", "99999"],
  ["DATABASE_URL", "postgres://elsewhere"],
  ["PUBLIC_URL", "ftp://coldaisle.example"],
  ["AUTHORIZED_EMAIL", "nobody"],
  ["SECRET_KEY", "short"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s stops the start, is named, and is not repeated", async (name, value) => {
  const { folder, type } = terminal({ [name]: value });
  const { code, err } = await type("scrape status");
  expect(code).toBe(65);
  expect(err).toContain(name);
  expect(err).not.toContain(value === "short" ? "short\n" : value);
  expect(existsSync(folder)).toBe(false);
});

test("the doctor finds a fresh installation well, and says what is wrong with another", async () => {
  const { type, context, folder } = terminal();
  expect(await type("doctor")).toMatchObject({ code: 0, out: expect.stringContaining("intact") });
  const app = context.open();
  await app.db.all(sql`pragma foreign_keys = off`);
  await app.write([app.db.insert(postingKeys).values({ key: "k", postingId: "nobody" })]);
  await app.close();
  Bun.spawnSync(["chmod", "755", folder]);
  const { code, out } = await type("doctor --json");
  expect(code).toBe(69);
  const bad = JSON.parse(out).filter(({ isWell }: { isWell: boolean }) => !isWell);
  expect(bad.map(({ name }: { name: string }) => name)).toEqual(["references", "data folder"]);
  // All that the mail of cron has.
  const { err } = await type("doctor");
  expect(err).toMatch(/^references: 1 row points to nothing\. Restore the last/m);
  expect(err).toMatch(/^data folder: other users of this machine can read it\. Give it to/m);
});

test("a set-up link is made afresh until there is an owner, and never again after", async () => {
  const { type, context } = terminal({ PUBLIC_URL: "https://coldaisle.example" });
  const { out } = await type("user setup-link");
  expect(out).toMatch(/^https:\/\/coldaisle\.example\/auth\?setup=[\da-f]{64}$/);
  expect((await type("user setup-link")).out).not.toBe(out);
  const app = context.open();
  const name = { firstName: "Ada", lastName: "Jansen", username: "ada", role: "admin" as const };
  await users.add(app, { ...name, email: "ada@coldaisle.example", password });
  await app.close();
  expect((await type("user setup-link")).code).toBe(73);
  expect((await type("user list")).out).toContain("ada@coldaisle.example");
});

/** A few pages of the stand-in, recorded as a folder of pages is: files and a table of them. */
async function recordedFolder(): Promise<string> {
  const folder = tempFolder();
  const standIn = serveStandIn();
  const rows = [["path", "source", "url", "status", "content_type", "country"]];
  for (const id of ["stepstone", "indeed", "linkedin"] as const) {
    const [task] = sources[id].plan(query({ keywords: ["datacenter"], countries: ["NL"] }));
    if (!task) continue;
    const page = await ask(standIn, task);
    mkdirSync(join(folder, id), { recursive: true });
    writeFileSync(join(folder, id, "search.html"), page.body);
    const type = page.headers["content-type"] ?? "text/html";
    rows.push([`${id}/search.html`, id, task.url, "200", type, "NL"]);
  }
  const wall = "<html><title>Just a moment...</title><div id='challenge-error-text'></div></html>";
  writeFileSync(join(folder, "wall.html"), wall);
  rows.push([
    "wall.html",
    "xing",
    "https://www.xing.com/jobs/search?keywords=x",
    "403",
    "text/html",
    "DE",
  ]);
  writeFileSync(join(folder, "MANIFEST.tsv"), rows.map((row) => row.join("\t")).join("\n"));
  await standIn.close();
  return folder;
}

test("a folder of recorded pages is read, each page told, and what was found is kept", async () => {
  const folder = await recordedFolder();
  const { type, context } = terminal();
  const { code, out } = await type(`scrape run --replay ${folder} --json`);
  expect(code).toBe(0);
  const told = JSON.parse(out);
  expect(told).toMatchObject({ state: "completed", transport: "replay", progress: 100 });
  expect(told.pages).toHaveLength(4);
  const outcome = (source: string) =>
    told.outcomes.find((it: { source: string }) => it.source === source);
  expect(outcome("stepstone")).toMatchObject({ state: "done" });
  expect(outcome("stepstone").found).toBeGreaterThan(0);
  expect(outcome("xing")).toMatchObject({ state: "blocked", found: 0 });
  expect(outcome("xing").reason).toBeTruthy();
  const app = context.open();
  const { total } = await jobs.list(app, JobQuery.parse({}));
  expect(total).toBe(told.added);
  expect(total).toBeGreaterThan(0);
  await app.close();
  const text = await type("scrape status");
  expect(text.out).toContain("blocked");
  expect((await type(`scrape run --replay ${folder}`)).out).toContain("0 new");
  const manifest = join(folder, "MANIFEST.tsv");
  const lines = readFileSync(manifest, "utf8").split("\n");
  writeFileSync(manifest, [lines[0], lines.at(-1)].join("\n"));
  const walled = await type(`scrape run --replay ${folder}`);
  expect(walled.code).toBe(69);
  expect(walled.out).toContain("failed: 0 found");
});
