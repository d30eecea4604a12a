import { expect, test } from "bun:test";
import fc from "fast-check";
import { analyse } from "../analyse";
import { readAd } from "../engine/reading";
import { ad } from "../fixtures";
import { demandsIn } from ".";

const longest = 20_000;
const fill = (text: string) => text.repeat(Math.ceil(longest / text.length)).slice(0, longest);

test.each([
  "English ",
  "Dutch or English and German, ",
  "fluent English good Dutch ",
  "years experience 5 ",
  "permanent freelance ",
  "start 1 March 2026 ",
  "shifts turni ",
])("20,000 characters of %p cost less than 20 ms more", (words) => {
  const { title, text } = readAd("Technician", fill(words));
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    demandsIn([title, text]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});

const pieces = [
  "Fluent Dutch or English",
  "(C1)",
  "no German required",
  "on-call",
  "5 years of experience",
  "permanent",
  "start 1 March 2026",
  "shifts",
  ",",
  ".",
  "\n",
  "ß",
  "\u00ad",
];

test("whatever an ad says, each demand quotes what stands there", () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 20 });
  fc.assert(
    fc.property(texts, (some) => {
      const text = some.join(" ");
      const { languages, ...rest } = analyse(ad({ text })).demands;
      const said = [rest.shifts, rest.onCall, rest.yearsTotal, rest.contract, rest.startsOn];
      const spans = [...languages, ...said].flatMap((it) => it?.spans ?? []);
      for (const { field, start, end, quote } of spans.filter((it) => it.field === "text")) {
        expect([field, text.slice(start, end)]).toEqual([field, quote]);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});
