import { expect, test } from "bun:test";
import { blocksOf, joinedPages, type Piece, piecesOf } from "./layout";

/** Lines of a column: where it begins, how large its letters are, and how far its lines are apart. */
const column = (x: number, lines: string[], { size = 10, from = 800, pitch = 13 } = {}): Piece[] =>
  lines.map((text, n) => ({ text, x, y: from - n * pitch, width: text.length * size * 0.5, size }));

const read = (...pages: Piece[][]) => joinedPages(blocksOf(pages.map(piecesOf))).split("\n");

const side = ["Contact", "ann@example.com", "+44 7700 900123", "Languages", "English (Native)"];
const life = ["Ann Field", "Engineer", "London", "Experience", "Blue Ltd", "2019 - now", "UPS"];

test("a column beside another is read to its end, the one with the largest letters first", () => {
  const [name = [], ...rest] = column(200, life, { pitch: 17 });
  const big = { ...(name as Piece), size: 26 };
  expect(read([...column(20, side, { size: 9, pitch: 11 }), big, ...rest])).toEqual([
    ...life,
    "",
    ...side,
  ]);
});

test("a column goes on at its place on the next page, and the number of a page is no line of it", () => {
  const first = [
    ...column(20, side, { size: 9, pitch: 11 }),
    ...column(200, life, { pitch: 17, size: 12 }),
  ];
  const second = column(200, ["Green Ltd", "2015 - 2019", "Chillers", "Page 2 of 2"]);
  const lines = read(first, second);
  expect(lines.indexOf("Green Ltd")).toBeLessThan(lines.indexOf("Contact"));
  expect(lines).not.toContain("Page 2 of 2");
});

test("cells of a table stay on their line, and a date with what stands far from it", () => {
  const names = ["Name", "Town", "Phone", "Email", "Languages"];
  const values = ["Ann Field", "London", "+44 7700 900123", "ann@example.com", "English"];
  expect(read([...column(20, names), ...column(200, values)])[0]).toBe("Name | Ann Field");
  const jobs = ["Blue Ltd", "Green Ltd", "Red Ltd", "Grey Ltd", "White Ltd"];
  const dates = ["2020 - 2024", "2018 - 2020", "2015 - 2018", "2012 - 2015", "2010 - 2012"];
  expect(read([...column(20, jobs), ...column(400, dates)])[1]).toBe("Green Ltd | 2018 - 2020");
});

const leftOnGrid = ["Contact", "ann@example.com", "", "Languages", "English", "", "Skills", "UPS"];
const rightOnGrid = [
  "Ann Field",
  "Engineer",
  "",
  "Experience",
  "Blue Ltd",
  "2019 - now",
  "Red Ltd",
];
const onGrid = (left: string[], right: string[]) =>
  [...column(20, left), ...column(200, right)].filter(({ text }) => text);
const filled = (lines: string[]) => lines.filter(Boolean);

test("two columns whose lines stand on one grid are no table where each has headings of its own", () => {
  expect(filled(read(onGrid(leftOnGrid, rightOnGrid)))).toEqual(
    filled([...rightOnGrid, ...leftOnGrid]),
  );
  const form = ["Languages", "Certificates", "Skills", "Experience"];
  const said = ["English", "VCA VOL", "UPS", "Blue Ltd"];
  expect(read(onGrid(form, said))).toEqual(form.map((it, n) => `${it} | ${said[n]}`));
});

test("under one row of headings stand the cells of a table", () => {
  const [skills, years] = [
    ["Skills", "UPS", "Chillers", "BMS", "PLC"],
    ["Experience", "5 years", "4 years", "2 years", "1 year"],
  ];
  expect(read(onGrid(skills, years))[1]).toBe("UPS | 5 years");
});

test("columns on one grid go on where they stood on the page before, without headings", () => {
  const more = ["Chillers", "BMS", "PLC", "Switchgear", "Generators"];
  const jobs = ["Green Ltd", "2015 - 2019", "Grey Ltd", "2012 - 2015", "UPS service"];
  const lines = read(onGrid(leftOnGrid, rightOnGrid), onGrid(more, jobs));
  expect(lines.filter((it) => it.includes(" | "))).toEqual([]);
  expect(lines.indexOf("Green Ltd")).toBeLessThan(lines.indexOf("Contact"));
  expect(lines.slice(-5)).toEqual(more);
});

test("words that are drawn one by one, in any order, become lines", () => {
  const words = [..."ABC"].map((text, n) => ({ text, x: 20 + n * 8, y: 700, width: 5, size: 10 }));
  expect(piecesOf(words.toReversed()).map(({ text }) => text)).toEqual(["A B C"]);
});

/** Letters one by one, each as far from the next; a space is twice as far. */
const apart = (text: string, size: number, pitch: number): Piece[] =>
  [...text].map((letter, n) => ({
    ...{ text: letter, x: 20 + n * pitch, y: 780, size },
    width: letter === "I" ? size * 0.28 : size * 0.68,
  }));

test("a name whose letters are set apart is one line with its words", () => {
  expect(piecesOf(apart("NEIL VAN OSBORNE", 26, 25)).map(({ text }) => text)).toEqual([
    "NEIL VAN OSBORNE",
  ]);
  const word = { y: 780, size: 26 };
  const pieces = [
    { ...word, text: "N E I", x: 40, width: 56.7 },
    { ...word, text: "L", x: 114.1, width: 14.5 },
    { ...word, text: "K A R I", x: 163.5, width: 81.8 },
  ];
  expect(piecesOf(pieces).map(({ text }) => text)).toEqual(["NEIL KARI"]);
});

test("classes of a licence and single letters of a table stay as they are", () => {
  const line = { y: 700, size: 10, x: 20, width: 40 };
  expect(piecesOf([{ ...line, text: "A B C E" }]).map(({ text }) => text)).toEqual(["A B C E"]);
  const cells = ["a", "b", "c", "d"].map((text, n) => ({
    ...line,
    text,
    x: 20 + n * 90,
    width: 5,
  }));
  expect(piecesOf(cells).map(({ text }) => text)).toEqual(["a", "b", "c", "d"]);
});
