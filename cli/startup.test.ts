import { expect, spyOn, test } from "bun:test";
import { dirname, join, relative } from "node:path";
import { testApp } from "@/modules/testing";
import { files as packed } from "@/web/build/binary/libraries";
import { terminal } from "./fixtures";
import { startServer } from "./start-server";

test("a command compiles as usual from its first line on, and a server once it listens", async () => {
  const policy = spyOn(Bun.unsafe, "setJITPolicy");
  try {
    await terminal().type("user list");
    expect(policy.mock.calls).toEqual([[1]]);
    policy.mockClear();
    const { address, close } = startServer(testApp({}, { PORT: "0" }), null);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(policy.mock.calls).toEqual([[1]]);
    await close();
  } finally {
    policy.mockRestore();
  }
});

/** What is made or unpacked where it is loaded, for tenths of a second of a few acts. */
const late = [
  ...Object.values(packed).flatMap(Object.keys),
  "modules/crm/cvs/readers",
  "commander",
];

test("a start loads no packed library, no words that CVs are read with, and no other command", async () => {
  const loaded = await loadedWith(["cli/main.ts", "cli/serve.ts", "cli/context.ts"]);
  expect(loaded.size).toBeGreaterThan(1000);
  const early = [...loaded].filter((it) =>
    late.some((part) => it === part || it.startsWith(`${part}/`)),
  );
  expect(early).toEqual([]);
});

/** Every module and library that these files need before their first line runs. */
async function loadedWith(files: string[]): Promise<Set<string>> {
  const loaded = new Set(files);
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue;
    const scanner = new Bun.Transpiler({ loader: file.endsWith("x") ? "tsx" : "ts" });
    const imports = scanner.scanImports(await Bun.file(join(root, file)).text());
    for (const { kind, path } of imports) {
      if (kind === "import-statement") loaded.add(fileOf(file, path));
    }
  }
  return loaded;
}

const root = join(import.meta.dir, "..");

/** From the root; a library by its name. */
const fileOf = (file: string, path: string): string =>
  /^(?:\.|@\/)/.test(path)
    ? relative(root, Bun.resolveSync(path, join(root, dirname(file))))
    : path;
