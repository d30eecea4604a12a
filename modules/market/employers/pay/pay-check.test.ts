import { expect, test } from "bun:test";
import { type CheckedAd, payCheck } from "./pay-check";
import { widestRange } from "../rules";

const pay = (
  min: number | null,
  max: number | null,
  statedBy: "employer" | "estimate" = "employer",
) => ({ min, max, statedBy }) as const;
const check = (details: Partial<CheckedAd>) =>
  payCheck({
    title: "Shift Engineer",
    text: "You keep our data centre running.",
    language: "en",
    salary: pay(50_000, 60_000),
    ...details,
  });
const failed = (details: Partial<CheckedAd>) =>
  check(details)
    .findings.filter(({ isWell }) => !isWell)
    .map((finding) => finding.check);

test("an ad that states a sensible range, asks nothing and means everybody has full marks", () => {
  expect(check({}).score).toBe(100);
  expect(failed({})).toEqual([]);
});

test.each([
  ["both ends", pay(40_000, 50_000), "stated", 100],
  ["where it begins", pay(40_000, null), "stated", 100],
  ["only where it ends", pay(null, 50_000), "upper-only", 70],
  ["only a board's guess", pay(40_000, 50_000, "estimate"), "missing", 50],
  ["nothing, as in 'Salary TBD'", null, "missing", 50],
] as const)("pay with %s", (_, salary, range, score) => {
  expect(check({ salary })).toMatchObject({ range, score });
});

test.each([
  [widestRange, []],
  [widestRange + 0.01, ["width"]],
])("a range whose end is %d times its beginning", (times, found) => {
  expect(failed({ salary: pay(40_000, 40_000 * times) })).toEqual(found as "width"[]);
});

test.each([
  ["en", "Please state your current salary and notice period.", "current salary"],
  ["nl", "Vermeld je laatstverdiende salaris in je brief.", "laatstverdiende salaris"],
  ["de", "Bitte nennen Sie Ihr aktuelles Gehalt.", "aktuelles Gehalt"],
])("a question about earlier pay is found where it stands (%s)", (language, text, quote) => {
  const { findings } = check({ text, language });
  const [mark] = findings.find((it) => it.check === "history")?.marks ?? [];
  expect(mark?.quote).toBe(quote);
  expect(text.slice(mark?.start, mark?.end)).toBe(quote);
});

test.each(["What are your salary expectations?", "Bitte nennen Sie Ihre Gehaltsvorstellung."])(
  "asking what somebody wants to earn is allowed: %s",
  (text) => expect(failed({ text })).toEqual([]),
);

test.each([
  ["en", "Shift Foreman", "supervisor"],
  ["nl", "Voorman koeltechniek", "teamleider"],
  ["de", "Fachmann Kälte (m/w/d)", "Fachkraft"],
])("a word that means one sex is marked with another (%s)", (language, title, instead) => {
  const { findings } = check({ title, language });
  const marks = findings.find((it) => it.check === "words")?.marks;
  expect(marks).toMatchObject([{ field: "title", instead }]);
});

test.each([
  ["de", "Elektroniker Betriebstechnik", ["words"]],
  ["de", "Elektroniker Betriebstechnik (m/w/d)", []],
  ["de", "Elektroniker:in Betriebstechnik", []],
  ["de", "Leitung Betriebstechnik", []],
  ["nl", "Elektronicus koeltechniek", []],
] as const)("%s: %s", (language, title, found) => {
  expect(failed({ title, language })).toEqual([...found]);
});

test("where only a result card was read there is no score, but what it shows is told", () => {
  expect(check({ text: null, salary: null })).toMatchObject({ score: null, range: "missing" });
});
