import { expect, test } from "bun:test";
import { request, signedIn, testApp } from "@/modules/testing";
import type { Ad } from "@/modules/market/sources/model";
import { ad, allJobs, pay, takeIn } from "./fixtures";
import { type Prioritised, priorityOf } from "./priority";

const job = (details: Partial<Prioritised> = {}): Prioritised => ({
  title: "Critical Facilities Engineer",
  company: "Polderhaven Data B.V.",
  description: "You keep the chillers and the UPS of our data centre running.",
  sources: ["linkedin"],
  score: 90,
  systems: ["ups-systems", "cooling-systems"],
  skills: ["UPS", "Chillers"],
  certifications: [],
  salaryMax: null,
  salaryCurrency: null,
  postedAt: "2026-03-02T08:00:00.000Z",
  createdAt: "2026-03-02T09:00:00.000Z",
  ...details,
});

/** Each is worth more than the plain job, for one reason. */
const better: [reason: string, details: Partial<Prioritised>][] = [
  ["a higher score", { score: 95 }],
  ["more needs of the trade", { skills: ["UPS", "Chillers", "Switchgear", "Generators"] }],
  ["a paper that few hold", { certifications: ["NEN 3140", "F-gas"] }],
  ["a senior", { title: "Senior Critical Facilities Engineer" }],
  ["a site manager, in German", { title: "Bauleiterin Rechenzentrum (m/w/d)" }],
  ["good pay", { salaryMax: 90_000, salaryCurrency: "EUR" }],
  ["good pay in another currency", { salaryMax: 700_000, salaryCurrency: "SEK" }],
  ["a younger ad", { postedAt: "2026-03-12T08:00:00.000Z" }],
  ["an employer's own board", { sources: ["greenhouse"] }],
  ["an employer without agencies", { description: "No agencies please." }],
];

test.each(better)("%s comes before an ad that is the same otherwise", (_, details) => {
  expect(priorityOf(job(details))).toBeGreaterThan(priorityOf(job()));
});

const worse: [reason: string, details: Partial<Prioritised>][] = [
  ["a junior", { title: "Junior Critical Facilities Engineer" }],
  ["an apprentice, in German", { title: "Auszubildender Elektroniker Rechenzentrum" }],
  ["a trainee of managers", { title: "Management Trainee, Lead Engineers" }],
  ["pay below what is usual", { salaryMax: 28_000, salaryCurrency: "EUR" }],
  ["an agency by its name", { company: "Randstad Techniek B.V." }],
  ["an agency by its text", { description: "We are hiring on behalf of our client in Dublin." }],
  ["an older ad", { postedAt: "2026-01-02T08:00:00.000Z" }],
];

test.each(worse)("%s comes after an ad that is the same otherwise", (_, details) => {
  expect(priorityOf(job(details))).toBeLessThan(priorityOf(job()));
});

test.each([
  ["an employer that speaks of its customers", { description: "Our clients rely on our uptime." }],
  ["a title with a level inside another word", { title: "Critical Facilities Engineer Leadville" }],
  ["pay in a currency without a rate", { salaryMax: 90_000, salaryCurrency: "XAU" }],
] satisfies [string, Partial<Prioritised>][])("%s counts as nothing", (_, details) => {
  expect(priorityOf(job(details))).toBe(priorityOf(job()));
});

const text = "You keep the UPS, chillers and generators of our data centre running. Shifts.";
const plain: Partial<Ad> = { title: "Data Centre Technician", text };
const ads = [
  ad({ ...plain, company: "Hays plc" }),
  ad({ ...plain, company: "Serverhof GmbH" }),
  ad({ ...plain, company: "Rackhaus GmbH", salary: pay({ yearlyMax: 90_000 }) }),
];

async function filled() {
  const app = testApp();
  await takeIn(app, ads);
  const { cookie, ask } = await signedIn(app, "recruiter");
  const ordered = async (sort: string) =>
    (await (await request(app, "GET", `/api/jobs?sort=${sort}`, { cookie })).json()).map(
      ({ company }: { company: string }) => company,
    );
  return { app, ask, ordered };
}

test("jobs of one score are listed by their priority, either way round", async () => {
  const { app, ordered } = await filled();
  expect(new Set((await allJobs(app)).map(({ score }) => score)).size).toBe(1);
  const expected = ["Rackhaus GmbH", "Serverhof GmbH", "Hays plc"];
  expect(await ordered("priority")).toEqual(expected);
  expect(await ordered("-priority")).toEqual(expected.toReversed());
});

test("another pay or another word of a person moves a job at once", async () => {
  const { app, ordered } = await filled();
  const [, second] = ads;
  if (second) await takeIn(app, [{ ...second, salary: pay({ yearlyMax: 140_000 }) }]);
  expect((await ordered("priority"))[0]).toBe("Serverhof GmbH");
});
