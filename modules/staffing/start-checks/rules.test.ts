import { expect, test } from "bun:test";
import type { Held } from "@/modules/crm/candidates/model";
import { type Asked, blockersOf, lightOf, type Period } from "./rules";

const today = "2026-01-01";
const from = { kind: "client" as const, id: "c", isRequired: true, note: null };

const asked = (details: Partial<Asked> = {}): Asked => ({
  kind: "certificate",
  what: "vca-basis",
  level: null,
  years: null,
  isRequired: true,
  from: [from],
  name: "VCA Basis",
  accepts: ["vca-basis", "vca-vol"],
  leadDays: 2,
  ...details,
});

const held = (details: Partial<Held> = {}): Held => ({
  certificates: [],
  identity: null,
  languages: {},
  yearsDatacentre: null,
  ...details,
});

const paper = (expiresOn: string | null, isVerified = true, certificate = "vca-basis") => ({
  certificates: [{ certificate, expiresOn, isVerified }],
});

const period = { from: "2026-01-05", until: "2026-06-30", today };
const whyOf = (
  own: Partial<Held>,
  wanted: Partial<Asked> = {},
  span: Omit<Period, "today"> = period,
) => blockersOf(held(own), [asked(wanted)], { ...span, today })[0]?.why ?? null;

test.each([
  [{}, "missing"],
  [paper("2026-01-04"), "expired"],
  [paper("2026-01-05"), "expires-before-end"],
  [paper("2026-06-29"), "expires-before-end"],
  [paper("2026-06-30"), null],
  [paper(null), null],
  [paper("2026-06-30", false), "unverified"],
  [paper("2027-01-01", true, "vca-vol"), null],
  [paper("2027-01-01", true, "vcu"), "missing"],
] as const)("a start from 5 January to 30 June with %j is stopped because: %p", (own, why) => {
  expect(whyOf(own as Partial<Held>)).toBe(why);
});

test("of two papers that would do the better one counts", () => {
  const both = [...paper("2025-01-01").certificates, ...paper(null, false, "vca-vol").certificates];
  expect(whyOf({ certificates: both })).toBe("unverified");
});

test("where nobody knows the end, a paper has to hold on the first day only", () => {
  expect(whyOf(paper("2026-01-05"), {}, { from: "2026-01-05", until: null })).toBeNull();
});

test("a start in the past asks what holds today", () => {
  expect(whyOf(paper("2025-12-31"), {}, { from: "2025-06-01", until: "2026-06-30" })).toBe(
    "expired",
  );
});

test.each([
  ["B2", null],
  ["C1", null],
  ["B1", "missing"],
  [undefined, "missing"],
] as const)("Dutch at B2 asked of somebody with %p: %p", (level, why) => {
  const wanted = { kind: "language", what: "nl", level: "B2" } as const;
  expect(whyOf({ languages: { nl: level } }, wanted)).toBe(why);
});

test("years in datacenters and a seen identity are asked for like papers", () => {
  const years = { kind: "years", what: "datacentre", years: 3 } as const;
  expect([2, 3].map((n) => whyOf({ yearsDatacentre: n }, years))).toEqual(["missing", null]);
  const identity = { kind: "identity", what: "identity" } as const;
  expect(whyOf({}, identity)).toBe("missing");
  expect(whyOf({ identity: { isVerified: true, expiresOn: "2026-02-01" } }, identity)).toBe(
    "expires-before-end",
  );
});

test("what stops comes before what advises, and says whether there is time to get it", () => {
  const wishes = [
    asked({ what: "cdcp", isRequired: false, accepts: ["cdcp"], leadDays: 30 }),
    asked({ leadDays: 4 }),
    asked({ what: "vog", accepts: ["vog"], leadDays: 28 }),
  ];
  const blockers = blockersOf(held(), wishes, period);
  expect(blockers.map(({ key, severity, isInTime }) => [key, severity, isInTime])).toEqual([
    ["certificate:vca-basis:missing", "stops", true],
    ["certificate:vog:missing", "stops", false],
    ["certificate:cdcp:missing", "advises", false],
  ]);
});

test("the light is red until every stop is let pass, amber while anything lacks, else green", () => {
  const blockers = blockersOf(held(), [asked()], period);
  expect(lightOf(blockers, new Set())).toBe("red");
  expect(lightOf(blockers, new Set(["certificate:vca-basis:missing"]))).toBe("amber");
  expect(lightOf(blockersOf(held(), [asked({ isRequired: false })], period), new Set())).toBe(
    "amber",
  );
  expect(lightOf([], new Set())).toBe("green");
});
