import { expect, test } from "bun:test";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { demand, facts, required } from "../fixtures";
import type { JobDemand } from "../model";
import { type Component, minKeptScore, minNewsScore } from "../rules";
import { matchOf } from "./match";

const on = "2026-01-01";
const match = (asked: Partial<JobDemand>, person: Partial<CandidateFacts>) =>
  matchOf({ demand: demand(asked), facts: facts(person), on });
const valueOf = (asked: Partial<JobDemand>, person: Partial<CandidateFacts>, of: Component) =>
  match(asked, person).parts.find(({ component }) => component === of)?.value;

/** Enough of the trade for a job to be one; nobody asked the candidate about it. */
const trade = required("ups-systems", "chillers");

test("who brings all that is asked scores 100", () => {
  const { score, confidence, unknown } = match(
    { skills: required("ups-systems"), role: "critical-facilities" },
    { skills: ["ups-systems"], role: "critical-facilities", yearsDatacentre: 3 },
  );
  expect(score).toBe(100);
  expect(confidence).toBeCloseTo(0.72);
  expect(unknown).toEqual(["availability"]);
});

test("what nobody knows is neutral: its weight is shared out and it is listed to be asked", () => {
  const asked = { role: "dc-operations", skills: required("bms"), country: "NL" } as const;
  const known = match(asked, { role: "dc-operations", skills: ["bms"] });
  const blank = match(asked, { role: "dc-operations" });
  expect([known.score, blank.score]).toEqual([100, 100]);
  expect(blank.confidence).toBeLessThan(known.confidence);
  expect(blank.unknown).toEqual(["country", "skills", "yearsDatacentre", "availability"]);
});

test.each<[string, Partial<JobDemand>]>([
  ["nothing at all", {}],
  ["a language", { languages: [[{ code: "nl", level: "B2" }]] }],
  ["a country and pay", { country: "NL", payMax: 30_000, payCurrency: "EUR" }],
  ["skills of every trade", { skills: required("client-facing", "driving-licence", "scripting") }],
])("a job that asks for %s is no match for anybody", (_, asked) => {
  const ready: Partial<CandidateFacts> = {
    willingCountries: ["NL"],
    languages: { nl: "C2" },
    skills: ["client-facing", "driving-licence", "scripting", "ups-systems"],
    yearsDatacentre: 9,
    availableFrom: "2025-12-01",
    pay: { amount: 28_000, currency: "EUR", period: "year" },
  };
  const { score, gates } = match(asked, ready);
  expect(score).toBeLessThan(minKeptScore);
  expect(gates.at(-1)?.kind).toBe("vague");
});

test.each<[string, Partial<JobDemand>]>([
  ["two skills of the trade", { skills: required("ups-systems", "chillers") }],
  ["a role and one skill", { role: "critical-facilities", skills: required("hvac") }],
  [
    "a role, a certificate and a system",
    { role: "power-cooling", certificates: required("f-gas-eu"), systems: ["cooling-systems"] },
  ],
])("a job that asks for %s asks for enough", (_, asked) => {
  expect(match(asked, {}).gates).toEqual([]);
});

test("DCIM among the tasks of a technician weighs no more than the work itself", () => {
  const skills = required("dcim", "hardware-break-fix", "structured-cabling", "rack-stack");
  const hands = { skills: ["hardware-break-fix", "structured-cabling", "rack-stack"] };
  expect(valueOf({ skills }, hands, "skills")).toBe(1);
  expect(valueOf({ skills }, { skills: ["dcim"] }, "skills")).toBeLessThan(0.5);
});

test("someone of whom nothing is known scores 0 with no confidence", () => {
  expect(match({}, {})).toMatchObject({ score: 0, confidence: 0, blockers: [], plan: [] });
});

test("60 % of the asked skills by weight count as all of them", () => {
  const skills = required("chillers", "cooling-towers", "static-ups");
  expect(valueOf({ skills }, { skills: ["static-ups"] }, "skills")).toBeCloseTo(
    0.5 / (0.5 + 0.35 + 0.35) / 0.6,
  );
  expect(valueOf({ skills }, { skills: ["static-ups", "chillers"] }, "skills")).toBe(1);
});

test("a more general or more special skill counts 0.6 and is shown as near", () => {
  const { parts } = match({ skills: required("rotary-ups") }, { skills: ["piller"] });
  expect(parts[0]).toMatchObject({ value: 1, near: ["rotary-ups"], matched: [], missing: [] });
  const two = match({ skills: required("rotary-ups", "dcim") }, { skills: ["piller"] });
  expect(two.parts[0]?.value).toBeCloseTo((0.5 * 0.6) / (0.5 + 0.5) / 0.6);
});

test.each([
  ["critical-facilities", 1],
  ["power-cooling", 0.5],
  ["dc-construction", 0],
] as const)("to a critical-facilities job the role %s is worth %p", (role, value) => {
  expect(valueOf({ role: "critical-facilities" }, { role }, "role")).toBe(value);
});

test("a required certificate counts twice a wished one, and a higher one covers a lower", () => {
  const certificates = [
    { id: "nen3140", isRequired: true },
    { id: "cdcp", isRequired: false },
  ];
  const held = (...ids: string[]) => ({ certificates: ids.map((id) => ({ id, expiresOn: null })) });
  expect(valueOf({ certificates }, held("nen3140-vp"), "certificates")).toBeCloseTo(2 / 3);
  expect(valueOf({ certificates }, held("cdcp"), "certificates")).toBeCloseTo(1 / 3);
});

test.each([
  [2, null, 2 / 3],
  [3, null, 1],
  [3, 6, 0.5],
])("%p years in datacenters where %p are asked are worth %p", (years, asked, value) => {
  const part = valueOf({ yearsDatacentre: asked }, { yearsDatacentre: years }, "experience");
  expect(part).toBeCloseTo(value);
});

test.each([
  [{ amount: 60_000, currency: "EUR", period: "year" }, 1],
  [{ amount: 5_000, currency: "EUR", period: "month" }, 1],
  [{ amount: 69_000, currency: "EUR", period: "year" }, 0.5],
  [{ amount: 37.5, currency: "EUR", period: "hour" }, 1 - 0.3 / 0.3],
  [{ amount: 300, currency: "EUR", period: "day" }, 1 - 0.1 / 0.3],
  [{ amount: 50_000, currency: "GBP", period: "year" }, 1],
  // 69,140 euros by the dated rates.
  [{ amount: 60_000, currency: "GBP", period: "year" }, 1 - (60_000 / 0.8678 / 60_000 - 1) / 0.3],
  [
    { amount: 700_000, currency: "SEK", period: "year" },
    1 - (700_000 / 10.9345 / 60_000 - 1) / 0.3,
  ],
  [{ amount: 50_000, currency: "XAU", period: "year" }, null],
] as const)("a wish of %j against 60,000 euros a year is worth %p", (pay, value) => {
  const part = valueOf({ payMax: 60_000, payCurrency: "EUR" }, { pay }, "pay");
  if (value === null) expect(part).toBeNull();
  else expect(part).toBeCloseTo(value);
});

test("availability, contract and shifts are one part: their mean", () => {
  const asked = { startsOn: "2026-03-01", contract: "permanent", hasShifts: true } as const;
  const person = { availableFrom: "2026-03-15", contract: "any", worksShifts: true } as const;
  expect(valueOf(asked, person, "terms")).toBeCloseTo((0.5 + 1 + 1) / 3);
  expect(valueOf(asked, { ...person, availableFrom: "2026-06-01" }, "terms")).toBeCloseTo(2 / 3);
});

test.each([
  ["country", { country: "NL" }, { willingCountries: ["DE"] }, 30],
  ["language", { languages: [[{ code: "nl", level: "B2" }]] }, { languages: { nl: "B1" } }, 45],
  ["shift", { hasShifts: true }, { worksShifts: false, contract: "any" }, 50],
] as const)("the %s gate multiplies the score", (kind, asked, person, score) => {
  const role = "dc-operations";
  const terms = kind === "shift" ? { contract: null } : {};
  const made = match(
    { ...structuredClone(asked), role, skills: trade, ...terms } as Partial<JobDemand>,
    { ...structuredClone(person), role } as Partial<CandidateFacts>,
  );
  expect(made.gates.map((gate) => gate.kind)).toEqual([kind]);
  expect(made.score).toBe(kind === "shift" ? Math.round((100 * 20 * 0.5) / 25) : score);
});

test("one of the languages that will do is enough", () => {
  const languages: JobDemand["languages"] = [
    [
      { code: "nl", level: "B2" },
      { code: "en", level: "B2" },
    ],
  ];
  expect(match({ languages, skills: trade }, { languages: { en: "C1" } }).gates).toEqual([]);
  expect(match({ languages }, { languages: { de: "C2" } }).blockers).toMatchObject([
    { kind: "language", what: "nl:B2/en:B2" },
  ]);
});

test("the points of the parts add up to the score before the gates", () => {
  const { parts, score } = match(
    { role: "dc-operations", skills: required("bms", "dcim") },
    { role: "critical-facilities", skills: ["bms"], yearsDatacentre: 1 },
  );
  const sum = parts.reduce((total, { points }) => total + points, 0);
  expect(Math.abs(sum - score)).toBeLessThan(1);
});

test("from 80 on a match is news, and everything that made it has a version and a hash", () => {
  expect(minNewsScore).toBe(80);
  const one = match({ role: "dc-operations" }, { role: "dc-operations" });
  expect(one.version).toMatch(/^\d+-\w+$/);
  expect(one.inputsHash).toBe(
    match({ role: "dc-operations" }, { role: "dc-operations" }).inputsHash,
  );
  expect(one.inputsHash).not.toBe(match({ role: "dc-operations" }, { role: null }).inputsHash);
});
