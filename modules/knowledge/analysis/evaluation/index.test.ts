import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { evaluateExtraction } from ".";
import { analyse } from "../analyse";
import { ad } from "../fixtures";

const folder = mkdtempSync(join(tmpdir(), "labels-"));
const write = (name: string, lines: string[]) => {
  writeFileSync(join(folder, "eval", name), lines.join("\n"));
  return join(folder, "eval", name);
};
mkdirSync(join(folder, "eval"));
mkdirSync(join(folder, "pages/ads"), { recursive: true });

const labels = {
  relevant: true,
  grade: 3,
  targetClass: "hard-target",
  category: "critical-facilities",
  skills: ["ups-systems"],
  systems: ["ups-systems"],
  certifications: ["vca-basis"],
  salary: { min: 3000, max: 4000, currency: "EUR", period: "month" },
};
const labelled = (id: string, language: string, changes: object) =>
  JSON.stringify({
    ...{ id, language, company: "Serverhof", location: "Ede", country: "NL", labels },
    ...changes,
  });

const right = labelled("a", "nl", {
  title: "Datacenter technicus",
  text: "Je onderhoudt de UPS in ons datacenter. VCA is verplicht.",
});
const wrong = labelled("b", "en", { title: "Pastry chef", text: "You bake bread." });

test("an ad read as its labels say counts as right, in its language and overall", async () => {
  const pay = { min: 3000, max: 4000, currency: "EUR", period: "month" };
  const { overall, languages } = await evaluateExtraction(
    { jobs: write("jobs.jsonl", [right, wrong, ""]) },
    { analyse, payOf: ({ title }) => (title === "Pastry chef" ? null : pay) },
  );

  expect(Object.keys(languages)).toEqual(["en", "nl"]);
  expect(languages.nl?.certificates.f1).toBe(1);
  expect(languages.en?.certificates).toEqual({ precision: 1, recall: 0, f1: 0 });
  expect(overall).toMatchObject({
    ads: 2,
    relevance: { precision: 1, recall: 0.5 },
    hardTarget: { precision: 1, recall: 0.5 },
    classAccuracy: 0.5,
    category: 0.5,
    salary: 0.5,
  });
});

test("another analyser of the same shape is measured by the same figures", async () => {
  const always = analyse(ad({ title: "UPS Engineer" }));
  const { overall } = await evaluateExtraction(
    { jobs: write("jobs.jsonl", [wrong]) },
    { analyse: () => Promise.resolve(always) },
  );

  expect(overall?.skills.recall).toBe(1);
});

test("a title is right when its answer is accepted, beside the facility and nothing included", async () => {
  const { titles } = await evaluateExtraction(
    {
      titles: write("titles.tsv", [
        "title\taccepted_categories",
        "Data Center Technician\tdc-operations|hyperscale",
        "Sales Manager, Data Center\tperipheral",
        "Software Engineer\tnone",
        "Commissioning Engineer, Data Center\tmep-engineer",
      ]),
    },
    { analyse },
  );

  expect(titles).toEqual({
    count: 4,
    right: 3,
    share: 0.75,
    missed: ["Commissioning Engineer, Data Center (commissioning)"],
  });
});

test("ordinary ads are looked up beside the labels, and what is not there is said", async () => {
  const sheet = 'Company;Title;Responsibilities\nA;Baker;"Bake; ""well"".\nClean."\n';
  writeFileSync(join(folder, "pages/ads/sheet.csv"), `${sheet}B;Data Center Technician;UPS, BMS\n`);
  const { background, notes } = await evaluateExtraction(
    {
      background: write("background.tsv", [
        "file\trow\tlang\tgrade",
        "sheet.csv\t0\ten\t0",
        "sheet.csv\t1\ten\t0",
        "lost.csv\t0\ten\t0",
      ]),
    },
    { analyse },
  );

  expect(background).toMatchObject({ count: 2, tooHighPerThousand: 500, relevant: 0 });
  expect(background?.tooHigh).toMatchObject([{ row: 1, title: "Data Center Technician" }]);
  expect(notes).toEqual(["The ads of lost.csv are not there and were not measured."]);
});

test("what is not given is not measured", async () => {
  expect(await evaluateExtraction({}, { analyse })).toMatchObject({
    ...{ overall: null, languages: {}, titles: null, background: null },
  });
});
