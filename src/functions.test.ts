import { expect, test } from "bun:test";
import { join } from "node:path";
import { type Over, overIn, overInHouse, root } from "./functions.testing";

/**
 * What is still over a limit, by name. It only becomes shorter: `SHRINK=1 bun test src/functions.test.ts` writes it
 * anew, also after a file was moved, and refuses where it would become longer.
 */
const path = join(root, "src/functions.over.json");
const listed: Over = await Bun.file(path).json();
const found = await overInHouse();
const kinds = ["long", "wide", "spread"] as const;

if (process.env["SHRINK"] && kinds.every((kind) => found[kind].length <= listed[kind].length)) {
  await Bun.write(path, `${JSON.stringify(found, null, 2)}\n`);
  Object.assign(listed, found);
}

test.each([
  ["long", "a function has at most 40 lines, a component 60"],
  ["wide", "a function has at most three parameters"],
  ["spread", "no literal is spread into another to save lines"],
] as const)("%s: %s, but for a list that only becomes shorter", (kind) => {
  expect(found[kind].filter((it) => !listed[kind].includes(it))).toEqual([]);
  expect(listed[kind].filter((it) => !found[kind].includes(it))).toEqual([]);
});

test("what is over is found in every form it is written in", () => {
  const body = "\n".repeat(40);
  const text = `
    function declared() {${body}}
    const held = async () => {${body}};
    const all = { kept: () => {${body}}, method(a, b, c, d) {}, short: (a, b, c) => 1 };
    const spread = { ...{ a, b }, ...(["c"] as const) };`;
  const names = (over: string[]) => over.map((it) => it.split(" ")[1]);
  const over = overIn("web/some.ts", text);
  expect(names(over.long)).toEqual(["declared", "held", "kept"]);
  expect(names(over.wide)).toEqual(["method"]);
  expect(over.spread).toEqual(["web/some.ts"]);
  const callbacks = `
    import { Cache } from "a-package";
    import { own } from "./own";
    new Cache({ theirs: (a, b, c, d) => 1, deeper: { ours: (a, b, c, d) => 2 } });
    own({ ours: (a, b, c, d) => 3 });`;
  expect(names(overIn("web/some.ts", callbacks).wide)).toEqual(["ours", "ours"]);
  expect(overIn("web/Some.tsx", `function Part() {${body}}`).long).toEqual([]);
});
