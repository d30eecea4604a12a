import { expect, test } from "bun:test";
import fc from "fast-check";
import { ftsQueryOf } from "@/src/search";
import { countries } from "@/modules/knowledge/countries/rules";
import { rangeWord } from "@/modules/records/range-words/rules";
import { europe, rangeIn, type Ranges, rangeText } from "./rules";
import { searchIn } from "./ranged";

const known = { years: "number", pay: "euros", added: "day" } as const;

test.each([
  ["5..10", "number", "5..10"],
  ["5..", "number", "5.."],
  ["..2,5", "number", "..2.5"],
  [">=5", "number", "5.."],
  ["<=007", "number", "..7"],
  ["30", "number", "30..30"],
  ["2026-01..", "day", "2026-01-01.."],
  ["..2024-02", "day", "..2024-02-29"],
  ["2026", "day", "2026-01-01..2026-12-31"],
  [">=2026-11-30", "day", "2026-11-30.."],
] as const)("%s is a range of a %s, written %s", (text, unit, written) => {
  const range = rangeIn(text, unit);
  expect(range && rangeText(range)).toBe(written);
});

test.each([
  ...["", "..", ">=", "five", "-1..2", "1..2..3", "1e9", ">5", "1;2"].map((it) => [it, "number"]),
  ...["2026-13..", "2026-02-30", "..26", "..9999", "tomorrow", "5"].map((it) => [it, "day"]),
] as ["", "number" | "day"][])("%p is no range of a %s", (text, unit) => {
  expect(rangeIn(text, unit)).toBeNull();
});

test("ranges are taken out of a search wherever they stand, and the words stay", () => {
  expect(searchIn('chillers years:5..10 NOT "years:1..2" PAY:>=40', known)).toEqual({
    words: 'chillers  NOT "years:1..2" ',
    ranges: [
      ["years", { from: "5", to: "10" }],
      ["pay", { from: "40", to: null }],
    ],
  });
});

const days = ["available", "added", "keep", "start", "end", "posted"];
const amounts = ["years", "experience", "pay", "salary", "notice", "value", "budget", "bill"];
const all: Ranges = {
  ...Object.fromEntries(days.map((key) => [key, "day"] as const)),
  ...Object.fromEntries([...amounts, "seats", "score"].map((key) => [key, "number"] as const)),
};

test.each(Object.keys(all).flatMap((key) => ["nl", "de"].map((language) => [key, language])))(
  "the range %s is understood by its word in %s too",
  (key, language) => {
    const said = `${rangeWord(key, language)}:..2026`;
    expect(searchIn(said, all)).toEqual(searchIn(`${key}:..2026`, all));
    expect(searchIn(said.toUpperCase(), all).ranges).toHaveLength(1);
  },
);

test.each([
  ["verfugbar:..2026", "available"],
  ["KÜNDIGUNGSFRIST:30", "notice"],
  ["loon:30", "pay"],
  ["Lohn:30", "pay"],
])("%s narrows by %s", (said, key) => {
  expect(searchIn(said, all).ranges.map(([its]) => its)).toEqual([key]);
});

test("no word of a language means two ranges", () => {
  for (const language of ["nl", "de"]) {
    const words = Object.keys(all).map((key) => rangeWord(key, language).toLowerCase());
    expect(new Set(words).size).toBe(words.length);
  }
});

test.each([
  ["koelmachines OF generatoren", "koelmachines OR generatoren"],
  ["engineer NIET junior", "engineer NOT junior"],
  ["Kältemaschinen ODER Generatoren", "Kältemaschinen OR Generatoren"],
  ["Ingenieur NICHT Junior", "Ingenieur NOT Junior"],
  ["USV UND Kälte", "USV AND Kälte"],
])("%s is searched as %s", (own, english) => {
  expect(ftsQueryOf(own)).toBe(ftsQueryOf(english));
});

test.each(["HEAD OF ENGINEERING", "norm EN 50600", "koel of warm", '"naar OF voor"'])(
  "in %s every word is searched for",
  (typed) => {
    expect(ftsQueryOf(typed)).not.toMatch(/ (?:OR|NOT|AND) /);
  },
);

test("a key that nobody knows and a range that nobody understands are words", () => {
  for (const typed of ["height:1..2", "years:soon", "toString:1..2", "https://x.example", "years:"])
    expect(searchIn(typed, known)).toEqual({ words: typed, ranges: [] });
});

const text = fc.string({ unit: "binary", maxLength: 60 });
const odd = fc.constantFrom("years:", "added:", "..", ">=", '"', "2026-", "NOT", " ", "5");
const typed = fc.oneof(
  text,
  fc.array(odd).map((all) => all.join("")),
);

test("no search is too strange to be read, and without a range it is left exactly as it was typed", () => {
  fc.assert(
    fc.property(typed, (q) => {
      const { words, ranges } = searchIn(q, known);
      if (ranges.length === 0) expect(words).toBe(q);
      else expect(words.length).toBeLessThan(q.length);
      expect(searchIn(q, {})).toEqual({ words: q, ranges: [] });
    }),
    { seed: 2026, numRuns: 2000 },
  );
});

test("whatever is understood once is understood the same in its own writing", () => {
  fc.assert(
    fc.property(typed, fc.constantFrom("number", "euros", "day" as const), (said, unit) => {
      const range = rangeIn(said, unit);
      if (range) expect(rangeIn(rangeText(range), unit)).toEqual(range);
    }),
    { seed: 2026, numRuns: 2000 },
  );
});

test("everybody in Europe has a country to choose, and each market is one of them", () => {
  expect(countries.filter((code) => !europe.some((it) => it === code))).toEqual([]);
  for (const code of ["RO", "PT", "CZ", "BG", "UA", "RS"] as const) expect(europe).toContain(code);
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(europe.filter((code) => !names.of(code))).toEqual([]);
  expect(new Set(europe).size).toBe(europe.length);
});
