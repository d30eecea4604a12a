import { expect, test } from "bun:test";
import type { Ad } from "@/modules/market/sources/model";
import { testApp } from "@/modules/testing";
import { ad, allJobs, longText, place, takeIn } from "../fixtures";

const here = (details: Partial<Ad>) => ad({ source: "linkedin", ...details });
const there = (details: Partial<Ad>) => ad({ source: "indeed", ...details });
const text = longText("word");
const unplaced = [place(null, "NL")];

type Pair = [why: string, one: Partial<Ad>, other: Partial<Ad>];
const same: Pair[] = [
  ["the same title, company and place on two boards", {}, {}],
  [
    "another legal form of the company",
    { company: "Polderhaven Data" },
    { company: "POLDERHAVEN DATA BV" },
  ],
  ...[
    ["Google", "Google.com"],
    ["Microsoft", "Microsoft Corporation"],
    ["CBRE", "CBRE Global"],
    ["Equinix (Netherlands) B.V.", "Equinix"],
    ["amazon.com, Inc.", "Amazon"],
    ["Vantage España S.L.", "Vantage"],
    ["Data4 Italia S.r.l.", "DATA4"],
    ["Polder Realty Trust, Inc.", "Polder Realty"],
    ["Getij Platforms Ireland Limited", "Getij"],
  ].map(([company, other]): Pair => [
    `${company}, which another board writes ${other},`,
    { company: company ?? "" },
    { company: other ?? "" },
  ]),
  ["a gender suffix in the title", {}, { title: "Critical Facilities Engineer (m/w/d)" }],
  ["the same text under a related title", { text }, { text, title: "Facilities Engineer" }],
  ["a text that one board cut short", { text }, { text: text.slice(0, 500) }],
  ["the same text where one board names no town", { text }, { text, places: unplaced }],
  [
    "one application address, whatever else differs",
    { applyUrl: "https://jobs.polderhaven.example/vacancy/7?utm_source=linkedin" },
    {
      applyUrl: "https://www.jobs.polderhaven.example/vacancy/7/apply",
      title: "Engineer",
      company: null,
    },
  ],
];

test.each(same)("%s is one vacancy", async (_, one, other) => {
  const app = testApp();
  expect(await takeIn(app, [here(one), there(other)])).toEqual(["added", "merged"]);
  expect(await allJobs(app)).toHaveLength(1);
});

const different: [why: string, one: Ad, other: Ad][] = [
  ["two requisitions of one board, alike to the letter", here({ text }), here({ text })],
  [
    "another seniority",
    here({ text }),
    there({ text, title: "Senior Critical Facilities Engineer" }),
  ],
  [
    "a trainee's place",
    here({ text }),
    there({ text, title: "Trainee Critical Facilities Engineer" }),
  ],
  ["another town", here({ text }), there({ text, places: [place("Rotterdam", "NL")] })],
  [
    "another country where a town is missing",
    here({ text }),
    there({ text, places: [place(null, "DE")] }),
  ],
  ["no town at all and no text to compare", here({}), there({ places: unplaced })],
  ["another text under the same title", here({ text }), there({ text: longText("other") })],
  ["another company", here({ text }), there({ text, company: "Noordkade Hosting" })],
  [
    "an agency beside the employer",
    here({ text }),
    there({ text, company: "Talent Bureau", isAgency: true }),
  ],
  ["no company on either side", here({ company: null }), there({ company: null })],
  ["another title", here({}), there({ title: "Network Engineer" })],
  [
    "only the front page of the company in common",
    here({ applyUrl: "https://polderhaven.example/" }),
    there({ title: "Cook", applyUrl: "https://polderhaven.example" }),
  ],
];

test.each(different)("%s keeps two vacancies apart", async (_, one, other) => {
  const app = testApp();
  expect(await takeIn(app, [one, other])).toEqual(["added", "added"]);
});

test.each([...same.map(([why, a, b]) => [why, here(a), there(b)] as const), ...different])(
  "%s: the order of arrival makes no difference, nor whether it is one page or two",
  async (_, one, other) => {
    const counts = await Promise.all(
      [[[one, other]], [[other, one]], [[one], [other]], [[other], [one]]].map(async (pages) => {
        const app = testApp();
        for (const page of pages) await takeIn(app, page);
        return (await allJobs(app)).length;
      }),
    );
    expect(new Set(counts).size).toBe(1);
  },
);

test("the record says why each ad belongs to the job", async () => {
  const app = testApp();
  await takeIn(app, [here({}), there({}), ad({ source: "xing", text })]);
  const [job] = await allJobs(app);
  expect(job?.sources).toHaveLength(3);
});

test("an ad that is seen again is the same ad, however its words changed", async () => {
  const app = testApp();
  const first = here({});
  await takeIn(app, [first]);
  const changed = { ...first, title: "Datacenter Engineer", company: "Another Name" };
  expect(await takeIn(app, [changed])).toEqual(["changed"]);
  expect(await takeIn(app, [changed])).toEqual(["unchanged"]);
  expect(await allJobs(app)).toMatchObject([
    { title: "Datacenter Engineer", company: "Another Name" },
  ]);
});
