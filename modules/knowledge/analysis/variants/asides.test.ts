import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad } from "../fixtures";
import { asides, atWork, plants } from "./asides.fixtures";

const scoreOf = (language: string, said: string) => {
  const [title = "", tasks = ""] = plants[language] ?? [];
  return analyse(ad({ title, text: `${tasks}\n${said}` })).matchScore;
};
const rowsOf = (lines: { [language: string]: string[] }) =>
  Object.entries(lines).flatMap(([language, said]) => said.map((it) => [language, it] as const));
/** A hard target begins here. */
const hard = 80;

test.each(rowsOf(asides))("in %s %p names a datacenter beside the work", (language, said) => {
  expect(scoreOf(language, said)).toBeLessThan(hard);
});

test.each(rowsOf(atWork))("in %s %p names where the work is", (language, said) => {
  expect(scoreOf(language, said)).toBeGreaterThanOrEqual(hard);
});
