import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder, testApp } from "@/modules/testing";
import { readConfig } from "./config";
import { secretKey } from "./secrets/secret-key";
import { Failure, invalid } from "./errors/index";
import { folderStorage } from "./files/folder";
import { openFiles } from "./files/index";
import { createLog, errorFields } from "./log";
import { robotsIn } from "./app";
import { seal, unseal } from "./secrets/secrets";

const config = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(tempFolder(), "data"), ...more });

test("without settings the product listens to this machine only, with its data beside it", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    TRUSTED_PROXIES: [],
    LOG_LEVEL: "info",
    isDemo: false,
  });
});

test.each([
  "foo",
  "10.0.0.0/33",
  "10.0.0.0/8/8",
  "10.0.0.0/x",
  "10.1/16",
  "::1/129",
  "10.0.0.1 10.0.0.2",
])("a proxy that is no address stops the start and is named: %s", (wrong) => {
  const read = () => readConfig({ TRUSTED_PROXIES: `127.0.0.1, ${wrong}` });
  expect(read).toThrow("TRUSTED_PROXIES: number 2 is neither");
});

test.each(["", " "])(
  "a setting that is there and empty (%p) stops the start, whichever it is",
  (nothing) => {
    const names = ["PORT", "HOST", "DATA_DIR", "TRUSTED_PROXIES", "BACKUP_KEY", "SECRET_KEY_FILE"];
    for (const name of names)
      expect(() => readConfig({ [name]: nothing })).toThrow(
        new RegExp(`nothing was started\\.\n${name}: is empty[^\n]+$`),
      );
  },
);

test("the key that signs cookies is made once, for the owner of the folder only", () => {
  const own = config();
  const key = secretKey(own);
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(secretKey(own)).toBe(key);
  expect(statSync(join(own.DATA_DIR, "secret.key")).mode & 0o077).toBe(0);
});

test("processes that start at once on a new folder agree on one key", async () => {
  const { DATA_DIR } = config();
  const script = `
    import { readConfig } from "@/src/config";
    import { secretKey } from "@/src/secrets/secret-key";
    while (Date.now() < ${Date.now() + 900}) {}
    process.stdout.write(secretKey(readConfig({ DATA_DIR: ${JSON.stringify(DATA_DIR)} })));
  `;
  const cwd = join(import.meta.dir, "..");
  const keys = await Promise.all(
    [1, 2, 3, 4].map(() =>
      new Response(
        Bun.spawn([process.execPath, "-e", script], { cwd, stderr: "ignore" }).stdout,
      ).text(),
    ),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toHaveLength(64);
});

test("a key file that is missing or too short stops the start and is named", () => {
  const short = join(tempFolder(), "key");
  writeFileSync(short, "short");
  for (const SECRET_KEY_FILE of ["/nowhere/key", short])
    expect(() => secretKey(config({ SECRET_KEY_FILE }))).toThrow("SECRET_KEY_FILE");
});

test("a sealed secret opens only with its key and only for its purpose, and never looks the same", async () => {
  const own = config({ SECRET_KEY: "k".repeat(32) });
  const sealed = await seal(own, "adzuna.app_key", "a secret");
  expect(sealed).not.toContain("secret");
  expect(await seal(own, "adzuna.app_key", "a secret")).not.toBe(sealed);
  expect(await unseal(own, "adzuna.app_key", sealed)).toBe("a secret");
  const other = config({ SECRET_KEY: "o".repeat(32) });
  await expect(unseal(other, "adzuna.app_key", sealed)).rejects.toThrow("SECRET_KEY");
  await expect(unseal(own, "adzuna.app_id", sealed)).rejects.toThrow("SECRET_KEY");
  await expect(
    unseal(own, "adzuna.app_key", `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`),
  ).rejects.toThrow();
});

test("a file is found by its content, kept once, private, and never outside its folder", async () => {
  const above = tempFolder();
  const folder = join(above, "data", "files");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(above, "secret.key"), "what must not be read");
  const files = openFiles(folderStorage(join(above, "data")));
  const content = new TextEncoder().encode("a logo");
  const name = await files.keep(content, "png");
  expect(await files.keep(content, "png")).toBe(name);
  expect(new Uint8Array(await files.read(name))).toEqual(content);
  expect(readdirSync(join(folder, name.slice(0, 2)))).toEqual([name]);
  expect(statSync(join(folder, name.slice(0, 2), name)).mode & 0o077).toBe(0);
  for (const strange of [
    "../secret.key",
    "/etc/passwd",
    "",
    name.replace("png", "../x"),
    `${name}/..`,
  ])
    expect(await files.read(strange).catch(({ kind }) => kind)).toBe("missing");
});

test("a log line cannot be forged by a value, and an error's message never gets into it", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  log.debug("too quiet");
  log.info("said", { name: 'x"\n{"level":"error","what":"forged"}' });
  log.error("bug", errorFields(new Error("Jansen, Ada; password hunter2")));
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => !line.includes("\n") && JSON.parse(line))).toBe(true);
  expect(lines.join()).not.toContain("hunter2");
  expect(JSON.parse(lines[0] ?? "").level).toBe("info");
});

test.each([
  ["invalid", 422, 65],
  ["unauthenticated", 401, 77],
  ["forbidden", 403, 77],
  ["missing", 404, 66],
  ["conflict", 409, 73],
  ["busy", 409, 75],
  ["throttled", 429, 75],
  ["unavailable", 503, 69],
  ["full", 507, 74],
  ["bug", 500, 70],
] as const)(
  "a refusal that is '%s' is %d to a browser and %d to a script",
  (kind, status, exitCode) => {
    expect(new Failure(kind, "No.")).toMatchObject({ status, exitCode });
  },
);

test("what nobody expected is a bug whose words stay inside", () => {
  const failure = Failure.from(new Error("select * from users"));
  expect([failure.kind, failure.message]).toEqual([
    "bug",
    "Something went wrong on our side. Try again; if it persists, contact your administrator.",
  ]);
  const wrong = invalid([{ path: [], message: 'Unrecognized key: "Jansen"' }]);
  expect(JSON.stringify([wrong.message, wrong.fields])).not.toContain("Jansen");
});

test("robots.txt is remembered by the next process", async () => {
  const DATABASE_URL = `file:${join(tempFolder(), "robots.db")}`;
  const [one, other] = [testApp({}, { DATABASE_URL }), testApp({}, { DATABASE_URL })];
  await robotsIn(one.db, one.write, one.now).keep("jobs.example", "User-agent: *");
  await robotsIn(one.db, one.write, one.now).keep("jobs.example", "Disallow: /");
  expect(await robotsIn(other.db, other.write, other.now).read("jobs.example")).toMatchObject({
    text: "Disallow: /",
  });
  await Promise.all([one.close(), other.close()]);
});
