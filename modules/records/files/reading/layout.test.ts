import { expect, test } from "bun:test";
import { blocksOf, joinedPages, type Piece, piecesOf, withDates } from "./layout";

/** Lines of a column: where it begins, how large its letters are, and how far its lines are apart. */
const column = (x: number, lines: string[], { size = 10, from = 800, pitch = 13 } = {}): Piece[] =>
  lines.map((text, n) => ({ text, x, y: from - n * pitch, width: text.length * size * 0.5, size }));

const read = (...pages: Piece[][]) =>
  joinedPages(pages.map((page) => blocksOf(withDates(piecesOf(page))))).split("\n");

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

test("words that are drawn one by one, in any order, become lines", () => {
  const words = [..."ABC"].map((text, n) => ({ text, x: 20 + n * 8, y: 700, width: 5, size: 10 }));
  expect(piecesOf(words.toReversed()).map(({ text }) => text)).toEqual(["A B C"]);
});
