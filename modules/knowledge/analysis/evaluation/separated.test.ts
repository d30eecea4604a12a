import { expect, test } from "bun:test";
import { separatedIn } from "./background";

test.each([
  ["semicolons", "a;b\n1;2\n"],
  ["commas", "a,b\r\n1,2\r\n"],
  ["tabs", "a\tb\n1\t2"],
])("a table with %s is read by the names of its first line", (_, text) => {
  expect(separatedIn(text)).toEqual([{ a: "1", b: "2" }]);
});

test("a quoted cell keeps its separators, its lines and its quotes", () => {
  expect(separatedIn('"a","b"\n"one, ""two""\nthree",4\n')).toEqual([
    { a: 'one, "two"\nthree', b: "4" },
  ]);
});
