import { expect, test } from "bun:test";
import { join } from "node:path";

const root = join(import.meta.dir, "../..");
const files = ["web/**/*.tsx", "modules/**/*.ts"].flatMap((of) =>
  [...new Bun.Glob(of).scanSync(root)].filter((file) => !/\.test(ing)?\.tsx?$/.test(file)),
);
const table = /<table\b|role="(?:table|grid|treegrid)"/g;
/** So far behind its beginning stands what names it: in the tag itself, or first within it. */
const ahead = 220;
const name = /aria-label(?:ledby)?=|<caption/;

test("every table has a name, on the screens and on the pages for everybody", async () => {
  const [unnamed, found]: [string[], string[]] = [[], []];
  for (const file of files) {
    const text = await Bun.file(join(root, file)).text();
    for (const { index } of text.matchAll(table)) {
      const line = `${file}:${text.slice(0, index).split("\n").length}`;
      found.push(line);
      if (!name.test(text.slice(index, index + ahead))) unnamed.push(line);
    }
  }
  expect(found.length).toBeGreaterThan(25);
  expect(unnamed).toEqual([]);
});
