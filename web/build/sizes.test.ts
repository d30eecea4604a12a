import { expect, test } from "bun:test";
import { budgets, sizesOf, tooLarge } from "./build";

const chunk = (entryPoint: string | undefined, ...imports: [path: string, isLazy?: boolean][]) => ({
  bytes: 0,
  inputs: {},
  exports: [],
  ...(entryPoint && { entryPoint }),
  imports: imports.map(([path, isLazy]) => ({
    path,
    kind: isLazy ? ("dynamic-import" as const) : ("import-statement" as const),
  })),
});

const outputs = {
  "main.js": chunk("web/index.html", ["react.js"], ["jobs.js", true], ["en.js", true]),
  "react.js": chunk(undefined),
  "en.js": chunk("web/locales/en/index.ts"),
  "jobs.js": chunk(
    "web/pages/market/jobs/index.ts",
    ["react.js"],
    ["table.js"],
    ["export.js", true],
  ),
  "table.js": chunk(undefined, ["jobs.js"]),
  "export.js": chunk("web/shared/export.tsx"),
};
const kib = (sizes: Record<string, number>) => (path: string) => (sizes[path] ?? 0) * 1024;

test("a screen costs the shell, its language and what it loads at once, each counted once", () => {
  const sizes = { "main.js": 10, "react.js": 60, "en.js": 5, "jobs.js": 20, "table.js": 7 };
  expect(sizesOf(outputs, kib({ ...sizes, "export.js": 99 }))).toEqual([
    { name: "shell", kib: 75, budget: budgets.shell },
    { name: "jobs", kib: 102, budget: budgets.route },
  ]);
});

test("a budget may be spent to the last byte and no further", () => {
  const spending = (shell: number) => tooLarge(sizesOf(outputs, kib({ "main.js": shell })));
  expect(spending(budgets.shell)).toEqual([]);
  expect(spending(budgets.shell + 0.01).map(({ name }) => name)).toEqual(["shell"]);
});
