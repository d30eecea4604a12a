import { expect, test } from "bun:test";
import { overIn, overInHouse } from "./functions.testing";

const found = await overInHouse();

test.each([
  ["long", "a function has at most 40 lines, a component 60"],
  ["wide", "a function has at most three parameters"],
  ["spread", "no literal is spread into another to save lines"],
] as const)("%s: %s", (kind) => {
  expect(found[kind]).toEqual([]);
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
