import { expect, test } from "bun:test";
import { analyse } from "@/modules/knowledge/analysis";
import { ad } from "@/modules/knowledge/analysis/fixtures";
import { corrections } from "@/modules/market/jobs";
import * as jobs from "@/modules/market/jobs/fixtures";
import { testApp } from "@/modules/testing";
import { demandFor, demandOf, type JobFields } from "./demands";

/** What a job asks for whose ad says this. */
function asked(text: string, fields: Partial<JobFields> = {}) {
  const title = "Critical Facilities Engineer";
  const job = {
    id: "job",
    title,
    country: "NL",
    language: "nl",
    salaryMax: null,
    salaryCurrency: null,
    class: null,
    sourceType: "scraped" as const,
  };
  return demandOf({ ...job, ...fields }, analyse(ad({ title, text })));
}

test("skills, systems, role and certificates are those of the ad, and wishes stay wishes", () => {
  const demand = asked("You maintain UPS systems and chillers. F-Gas required. CDCP is a plus.");
  expect(demand.role).toBe("critical-facilities");
  expect(demand.skills.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["ups-systems", "chillers"]),
  );
  expect(demand.systems).toEqual(expect.arrayContaining(["ups-systems"]));
  expect(demand.certificates).toEqual(
    expect.arrayContaining([
      { id: "f-gas-eu", isRequired: true },
      { id: "cdcp", isRequired: false },
    ]),
  );
});

test("an ad asks for the language it is written in, beside those it names", () => {
  expect(asked("Je onderhoudt koelmachines.").languages).toEqual([[{ code: "nl", level: "B2" }]]);
  expect(asked("Je onderhoudt koelmachines. Goed Engels vereist.").languages).toEqual([
    [{ code: "nl", level: "B2" }],
    [{ code: "en", level: "B2" }],
  ]);
});

test.each([
  ["Engels is de voertaal.", [[{ code: "en", level: "B2" }]]],
  ["Je spreekt vloeiend Nederlands.", [[{ code: "nl", level: "C1" }]]],
  [
    "Vloeiend Nederlands of Engels.",
    [
      [
        { code: "nl", level: "C1" },
        { code: "en", level: "C1" },
      ],
    ],
  ],
  ["Nederlands is een pré.", []],
  ["Engels vereist, Nederlands is niet vereist.", [[{ code: "en", level: "B1" }]]],
])("not so where it says otherwise: %s", (text, languages) => {
  expect(asked(text).languages).toEqual(languages as never);
});

test("shifts and being on call are terms of work, no skill to be missed", () => {
  const demand = asked("You maintain chillers in rotating shifts and are on-call.");
  expect(demand.hasShifts).toBe(true);
  expect(demand.skills.map(({ id }) => id)).not.toContain("shift-24x7");
  expect(demand.skills.map(({ id }) => id)).not.toContain("on-call");
});

test("freelance work is work under a contract", () => {
  expect(asked("Freelance, 6 months.").contract).toBe("contract");
  expect(asked("Permanent position.").contract).toBe("permanent");
});

test("country and pay are those of the job's record", () => {
  const demand = asked("You maintain chillers.", {
    country: "DE",
    salaryMax: 60_000,
    salaryCurrency: "EUR",
  });
  expect(demand).toMatchObject({ country: "DE", payMax: 60_000, payCurrency: "EUR" });
});

test("people are matched with what a person corrected, not with what was read", async () => {
  const app = testApp();
  await jobs.takeIn(app, [
    jobs.ad({ text: "You maintain UPS and chillers. NEN 3140 is required." }),
  ]);
  const [job] = await jobs.allJobs(app);
  const id = job?.id ?? "";
  await corrections.correct(app, id, { kind: "skill", id: "chillers", asks: "nothing" });
  await corrections.correct(app, id, { kind: "certificate", id: "vca-basis", asks: "wished" });
  const { skills, certificates } = await demandFor(app, id);
  expect(skills.map((it) => it.id)).not.toContain("chillers");
  expect(certificates).toEqual([
    { id: "nen3140", isRequired: true },
    { id: "vca-basis", isRequired: false },
  ]);
});
