import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv } from ".";

const spokenIn = (line: string) =>
  readCv(`Anna Kowalska\n\nLanguages\n${line}\n`, noon)
    .filter(({ field }) => field === "language")
    .map(({ value, detail }) => `${value} ${detail}`);

test.each([
  ["Wolof (native), English (fluent)", ["wo C2", "en C1"]],
  ["Bambara | Courant", ["bm C1"]],
  ["Luxemburgisch – Muttersprache", ["lb C2"]],
  ["Espagnol : scolaire", ["es A2"]],
  ["angielski – podstawy", ["en A2"]],
  ["němčina – pasivně", ["de A2"]],
  ["Tysk – begynder", ["de A2"]],
  ["Finska – hyfsad", ["fi B1"]],
])("languages of many countries have levels in many words: %s", (line, spoken) => {
  expect(spokenIn(line)).toEqual(spoken);
});
