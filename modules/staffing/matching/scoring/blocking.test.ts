import { expect, test } from "bun:test";
import { certificateInfoOf } from "@/modules/knowledge/analysis";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { demand, facts, required } from "../fixtures";
import type { JobDemand } from "../model";
import { matchOf } from "./match";

const on = "2026-01-01";
const match = (asked: Partial<JobDemand>, person: Partial<CandidateFacts>) =>
  matchOf({ demand: demand(asked), facts: facts(person), on });

test.each([
  ["status", {}, { status: "hired" }],
  ["status", {}, { status: "blacklisted" }],
  ["consent", {}, { hasConsent: false }],
  ["retention", {}, { retainUntil: "2025-12-31" }],
  ["country", { country: "NL" }, { willingCountries: ["DE"] }],
  ["language", { languages: [[{ code: "nl", level: "B2" }]] }, { languages: { nl: "A2" } }],
  [
    "permit",
    { certificates: required("f-gas-eu") },
    { certificates: [{ id: "vog", expiresOn: null }] },
  ],
] as const)("%s blocks, and the score is told all the same", (kind, asked, person) => {
  const role = "dc-operations";
  const made = match(
    { role, ...structuredClone(asked) } as Partial<JobDemand>,
    { role, ...structuredClone(person) } as Partial<CandidateFacts>,
  );
  expect(made.blockers.map((blocker) => blocker.kind)).toEqual([kind]);
  expect(made.score).toBeGreaterThan(0);
});

test("the last day of retention does not block yet", () => {
  expect(match({}, { retainUntil: on }).blockers).toEqual([]);
});

test("a permit that is only wished for does not block, nor a course that is no permit", () => {
  const certificates = [
    { id: "f-gas-eu", isRequired: false },
    { id: "cdcp", isRequired: true },
  ];
  const held = [{ id: "vog", expiresOn: null }];
  expect(match({ certificates }, { certificates: held }).blockers).toEqual([]);
});

test("a permit blocks that ends before the job begins, if its issuer publishes the term", () => {
  expect(certificateInfoOf("nen3140-vop")?.isTermPublished).toBe(true);
  const asked = { certificates: required("nen3140-vop"), startsOn: "2026-03-01" };
  const until = (expiresOn: string) => ({ certificates: [{ id: "nen3140-vop", expiresOn }] });
  expect(match(asked, until("2026-02-28")).blockers).toMatchObject([{ kind: "permit" }]);
  expect(match(asked, until("2026-03-01")).blockers).toEqual([]);
});

test("a term that is only common knowledge never blocks: it is to be asked", () => {
  expect(certificateInfoOf("nen3140-vp")?.isTermPublished).toBe(false);
  const { blockers, unknown, parts } = match(
    { certificates: required("nen3140-vp") },
    { certificates: [{ id: "nen3140-vp", expiresOn: "2024-01-01" }] },
  );
  expect(blockers).toEqual([]);
  expect(unknown).toContain("nen3140-vp");
  expect(parts[2]?.value).toBe(1);
});

test("the plan says what would have to change, by when, and what the score would be", () => {
  const made = match(
    {
      role: "critical-facilities",
      skills: required("ups-systems"),
      certificates: required("vca-vol", "nen3140-vop"),
      languages: [[{ code: "nl", level: "B2" }]],
      startsOn: "2026-03-03",
    },
    {
      role: "critical-facilities",
      skills: ["ups-systems"],
      certificates: [{ id: "nen3140-vop", expiresOn: "2026-01-31" }],
      languages: { nl: "B1" },
    },
  );
  expect(made.plan.map(({ kind, what, before }) => [kind, what, before])).toEqual([
    ["certificate", "vca-vol", "2026-03-03"],
    ["renewal", "nen3140-vop", "2026-03-03"],
    ["language", "nl", "2026-03-03"],
  ]);
  expect(made.score).toBeLessThan(50);
  expect(made.after).toBe(100);
});

test("a plan names the heaviest skills only where a few of them would lift the match to 80", () => {
  const asked = { role: "dc-operations", skills: required("dcim", "bms", "cmms") } as const;
  const near = match({ ...asked }, { role: "dc-operations", skills: ["cmms"] });
  expect(near.plan.map(({ kind, what }) => [kind, what])).toEqual([["skill", "dcim"]]);
  expect(near.after).toBeGreaterThanOrEqual(80);
  const far = match({ ...asked }, { role: "dc-architect", skills: ["linux"], yearsDatacentre: 0 });
  expect(far).toMatchObject({ plan: [], after: null });
});
