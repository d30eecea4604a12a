import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { candidates } from "@/modules/crm/candidates";
import { added, person } from "@/modules/crm/candidates/fixtures";
import { audit } from "@/modules/platform/audit";
import { activities, ActivityQuery } from "@/modules/records/privacy-log";
import { tempFolder } from "@/modules/testing";
import type { App } from "@/src/app";
import { terminal } from "./fixtures";

const entry = join(import.meta.dir, "command.testing.ts");
const root = join(import.meta.dir, "..");

/** The real program with a real standard output, through a shell where a line needs one. */
async function typed(folder: string, words: string, shell = "exec $COMMAND") {
  const env = { ...Bun.env, DATA_DIR: folder, LOG_LEVEL: "silent" };
  const command = `${process.execPath} ${entry} ${words}`;
  const child = Bun.spawn(["bash", "-o", "pipefail", "-c", shell], {
    ...{ cwd: root, env: { ...env, COMMAND: command }, stdout: "pipe", stderr: "pipe" },
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, out, err };
}

const handedOut = async (app: App) => [
  (await activities.list(app, ActivityQuery.parse({ type: "export" }))).activities.length,
  (await audit.latest(app)).filter(({ action }) => action === "gdpr.exported").length,
];

const fullDisk = "/dev/full";
const isLinux = existsSync(fullDisk);

test
  .skipIf(!isLinux)
  .each([
    "--help",
    "--version",
    "candidates list",
    "candidates list --json",
    "export candidates",
    "gdpr register",
    "gdpr export candidate C-1",
  ])("'%s' into a full disk ends with 74 and says so", async (line) => {
  const { folder, context } = terminal();
  const app = context.open();
  await added(app);
  const { code, err } = await typed(folder, line, `exec $COMMAND > ${fullDisk}`);
  expect([code, err.trim()]).toEqual([74, expect.stringMatching(/^The output .* full\..*$/)]);
  expect(await handedOut(app)).toEqual([0, 0]);
  await app.close();
});

test("whoever stops reading ends a command quietly, also in the middle of a long file", async () => {
  const { folder, context } = terminal();
  const app = context.open();
  const all = Array.from({ length: 2000 }, (_, n) => person({ firstName: `Anna${n}` }));
  await candidates.addAll(app, all);
  await app.close();
  for (const line of ["export candidates", "candidates list --limit 200 --json"]) {
    const { code, out, err } = await typed(folder, line, "$COMMAND | head -c 10");
    expect([code, out !== "", err]).toEqual([0, true, ""]);
  }
  const whole = await typed(folder, "export candidates", "$COMMAND | (sleep 1; cat)");
  expect([whole.code, whole.out.trim().split("\n").length]).toEqual([0, 2001]);
});

test("a copy that can be put nowhere is not written down as handed out, and is refused before it is made", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await added(app);
  const place = tempFolder();
  for (const zip of ["", " --zip"]) {
    const ask = (path: string) => type(`gdpr export candidate C-1${zip} --output ${path}`);
    expect(await ask(place)).toMatchObject({
      ...{ code: 73, err: `This is a folder; name a file in it: ${place}` },
    });
    expect(await ask(`${place}/nowhere/a.zip`)).toMatchObject({
      ...{ code: 73, err: `There is no such folder: ${place}/nowhere` },
    });
  }
  expect(await handedOut(app)).toEqual([0, 0]);
  const path = join(place, "a.json");
  expect(await type(`gdpr export candidate C-1 --output ${path}`)).toMatchObject({
    ...{ code: 0, out: "" },
  });
  expect(JSON.parse(readFileSync(path, "utf8")).entityType).toBe("candidate");
  expect(await type(`gdpr export candidate C-1 --zip --output ${path}.zip`)).toMatchObject({
    ...{ code: 0, out: `${path}.zip` },
  });
  expect(readFileSync(`${path}.zip`).subarray(0, 2).toString()).toBe("PK");
  expect(await handedOut(app)).toEqual([2, 2]);
  await app.close();
});

test("a place or a file that is none is refused in one sentence, whichever command names it", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const place = tempFolder();
  mkdirSync(join(place, "rules.json"));
  writeFileSync(join(place, "people.csv"), "Name\nAnna Bakker\n");
  const written = ` ${join(place, "people.csv")} --origin somewhere --write-rules ${place}`;
  const lines: [string, number][] = [
    [`reports export --output ${place}`, 73],
    [`reports export --output ${place}/nowhere/a.zip`, 73],
    [`import candidates${written}`, 73],
    [`messages file ${place}`, 66],
    [`messages file ${place}/nothing.eml`, 66],
    [`import candidates ${place} --origin somewhere`, 66],
    [`import clients ${place}`, 66],
    [`import candidates ${place}/people.csv --origin somewhere --rules ${place}/rules.json`, 66],
    [`payments import ${place}`, 66],
    [`timesheets import ${place}`, 66],
  ];
  for (const [line, code] of lines) {
    const said = await type(line);
    expect([line, said.code, said.err]).toEqual([
      ...[line, code, expect.stringMatching(/^(This is a folder|There is no such)[^\n]*$/)],
    ]);
  }
  const actions = (await audit.latest(app)).map(({ action }) => action);
  expect(actions.filter((it) => it === "report.exported")).toEqual([]);
  await app.close();
});

test("every command prints through the one place that looks whether it arrives", async () => {
  const files = [...new Bun.Glob("cli/**/*.ts").scanSync(root)];
  const own = files.filter((file) => !/\.test\.|cli\/(?:output\.ts|demo\/)/.test(file));
  const others = /console\.log|process\.stdout|Bun\.stdout|Bun\.write\(/;
  const texts = own.map(async (file) => [file, await Bun.file(join(root, file)).text()] as const);
  const found = (await Promise.all(texts)).filter(([, text]) => others.test(text));
  expect(found.map(([file]) => file)).toEqual(["cli/arguments.ts"]);
  expect(own.length).toBeGreaterThan(60);
});
