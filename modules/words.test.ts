import { expect, test } from "bun:test";
import { join } from "node:path";
import { locales } from "./platform/accounts/rules";

const root = join(import.meta.dir, "..");
const found = [...new Bun.Glob("modules/**/words.json").scanSync(root)].toSorted();
const read = (file: string) => Bun.file(join(root, file)).json();

/** Other words, such as those of spreadsheets, are not a text in three languages. */
const isSpoken = (words: object) =>
  Object.keys(words).toSorted().join() === [...locales].toSorted().join();
const files = (
  await Promise.all(found.map(async (file) => (isSpoken(await read(file)) ? file : [])))
).flat();

/** Every sentence by its way through the file, with the places that are filled in later. */
function sentencesIn(words: unknown, way = ""): [string, string[]][] {
  if (typeof words === "string") return [[way, (words.match(/\{\w+\}/g) ?? []).toSorted()]];
  return Object.entries(words ?? {}).flatMap(([key, it]) => sentencesIn(it, `${way}.${key}`));
}

test("pages and letters are found by their words", () => {
  for (const it of [
    "engagement/application-form",
    "engagement/campaigns",
    "engagement/careers",
    "engagement/landing",
    "engagement/candidate-self-service",
    "platform/public-pages",
    "staffing/submissions/shortlists",
  ])
    expect(files).toContain(`modules/${it}/words.json`);
});

test.each(files)("%s says the same in all three languages, with the same places", async (file) => {
  const { en, nl, de } = await read(file);
  expect(sentencesIn(nl)).toEqual(sentencesIn(en));
  expect(sentencesIn(de)).toEqual(sentencesIn(en));
});
