import { expect, test } from "bun:test";
import fc from "fast-check";
import { analyse } from "./analyse";
import { ad, ordinaryAds } from "./fixtures";
import type { AnalysedAd, Analysis } from "./model";
import { cpuMs } from "@/src/cpu.testing";

const sentences = Object.values(ordinaryAds).flatMap(({ text }) => (text ?? "").split("\n"));
const traps = [
  "Kein UPS.",
  "N+1 queries",
  "ist",
  "\\n",
  "ｆｕｌｌ",
  "\u00ad",
  "Pakete für UPS",
  "😀",
  "ß",
];
const piece = fc.oneof(fc.constantFrom(...sentences, ...traps), fc.string({ unit: "binary" }));
const anyAd: fc.Arbitrary<AnalysedAd> = fc
  .record({ title: piece, pieces: fc.array(piece, { maxLength: 12 }) })
  .map(({ title, pieces }) => ad({ title, text: pieces.join("\n") }));

const spansOf = ({ facts, tips }: Analysis) => [...facts, ...tips].flatMap(({ spans }) => spans);

test("every quote is what stands in the ad at that place", () => {
  fc.assert(
    fc.property(anyAd, (it) => {
      for (const { field, start, end, quote } of spansOf(analyse(it))) {
        expect((it[field] ?? "").slice(start, end)).toBe(quote);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});

test("the lines of the explanation add up to the score, which stays within 0 and 100", () => {
  fc.assert(
    fc.property(anyAd, (it) => {
      const { matchScore, contributions } = analyse(it);
      expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(matchScore);
      expect(matchScore).toBeGreaterThanOrEqual(0);
      expect(matchScore).toBeLessThanOrEqual(100);
    }),
  );
});

const moreSkills = [
  "You maintain UPS systems and chillers.",
  "You know DCIM and liquid cooling.",
  "You work with switchgear, busbars and load banks.",
  "You run functional tests and write MOPs.",
  "You splice fibre and patch structured cabling.",
];
const english = (ordinaryAds.en?.text ?? "").split("\n");

test("one more skill never lowers the score", () => {
  const parts = fc.subarray([...english, ...moreSkills], { minLength: 1 });
  fc.assert(
    fc.property(parts, fc.constantFrom(...moreSkills), (lines, more) => {
      const before = analyse(ad({ text: lines.join("\n") })).matchScore;
      const after = analyse(ad({ text: [...lines, more].join("\n") })).matchScore;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});

test("the same ad is always analysed alike", () => {
  fc.assert(
    fc.property(anyAd, (it) => expect(analyse(it)).toEqual(analyse(it))),
    { numRuns: 30 },
  );
});

test("a fact quotes at most its first twenty places", () => {
  const { facts } = analyse(ad({ text: "You maintain chillers. ".repeat(50) }));
  const spans = facts.find(({ id }) => id === "chillers")?.spans ?? [];

  expect(spans).toHaveLength(20);
  expect(spans[0]?.start).toBe("You maintain ".length);
});

const longest = 20_000;
const longestTitle = 2_000;
const fill = (text: string) => text.repeat(Math.ceil(longest / text.length)).slice(0, longest);

test.each([
  [
    "ordinary text",
    Object.values(ordinaryAds)
      .map(({ text }) => text)
      .join("\n"),
  ],
  ["a wall of no", "no "],
  ["a wall of not required", "x not required "],
  ["one skill without end", "UPS "],
  ["a wall of look-alikes", "UPS parcel N+1 query "],
  ["one word", "Rechenzentrum"],
  ["one sentence of commas", "no UPS, "],
  ["capitals glued together", "aB"],
  ["headings", "Profil: "],
  ["titles", "Data Center Technician (m/w/d) - "],
  ["guarded words", "api carrier IST MV "],
])("20,000 characters of %s are read in less than 50 ms", (_, text) => {
  const long = ad({ title: fill(text).slice(0, longestTitle), text: fill(text) });
  analyse(long);
  const times = [1, 2, 3, 4, 5].map(() => cpuMs(() => analyse(long)));

  expect(Math.min(...times)).toBeLessThan(50);
});
