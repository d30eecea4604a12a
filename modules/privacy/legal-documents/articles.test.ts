import { expect, test } from "bun:test";
import { join } from "node:path";

const docs = join(import.meta.dir, "../../../docs");
const page = await Bun.file(join(docs, "gdpr.md")).text();
const rows = page.split("\n").filter((line) => /^\| \d+ \|/.test(line));
const testsIn = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\((\.\.\/[^)]+\.test\.tsx?)\)/g)].map(
    ([, title = "", path = ""]) => ({ title, path }),
  );

/** The rights of people and the duties of whoever keeps their data. */
const articles = [
  ...[6, 7, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
  ...[25, 30, 32, 33, 34, 35],
];

test("each of the nineteen articles is met by something, and something tries it", () => {
  const named = rows.map((row) => Number(/^\| (\d+) /.exec(row)?.[1]));
  expect(articles.filter((article) => !named.includes(article))).toEqual([]);
  expect(named.length).toBe(new Set(named).size);
  for (const row of rows) {
    const [, , asks = "", met = ""] = row.split("|").map((cell) => cell.trim());
    expect([row.slice(0, 8), asks !== "", met !== ""]).toEqual([row.slice(0, 8), true, true]);
    expect([row.slice(0, 8), testsIn(row).length > 0]).toEqual([row.slice(0, 8), true]);
  }
});

test.each(testsIn(page))('"$title" is tried where the page says', async ({ title, path }) => {
  const file = Bun.file(join(docs, path));
  expect(await file.exists()).toBe(true);
  expect(await file.text()).toContain(JSON.stringify(title));
});
