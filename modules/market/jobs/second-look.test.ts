import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { separate } from "./archiving";
import { ad, allJobs, longText, takeIn } from "./fixtures";
import { find } from "./service";

const text = longText("ups");
/** The same vacancy on two boards: the card's title alone is too unlike to merge by. */
const elsewhere = ad({ source: "stepstone", title: "Technician Critical Facilities Nights", text });
const card = ad({ source: "linkedin", title: "Technician Critical Facilities (Tier III)" });
const title = "Technician Critical Facilities Tier Three";
const listed = { ...card, title };
const whole = { ...listed, text };

test("an ad is looked at once more when its text is read, and joins the vacancy it is", async () => {
  const app = testApp();
  expect(await takeIn(app, [elsewhere, listed])).toEqual(["added", "added"]);
  expect(await takeIn(app, [whole])).toEqual(["changed"]);

  const [job, ...others] = await allJobs(app);
  expect(others).toEqual([]);
  const record = await find(app, job?.id ?? "");
  expect(record.sources.toSorted()).toEqual(["linkedin", "stepstone"]);
  expect(record.history.map(({ event }) => event)).toEqual(["merged", "created"]);
  expect(await takeIn(app, [listed, whole])).toEqual(["unchanged", "unchanged"]);
});

const twin = {
  ...listed,
  source: "indeed" as const,
  externalId: "twin",
  url: "https://indeed.example/twin",
};

test("the other ads of its job come along, because merging never takes one apart", async () => {
  const app = testApp();
  await takeIn(app, [elsewhere, listed, twin]);
  await takeIn(app, [whole]);
  const [job, ...others] = await allJobs(app);
  expect(others).toEqual([]);
  expect(job?.sources.toSorted()).toEqual(["indeed", "linkedin", "stepstone"]);
});

test("two ads of one board never share a job, not even by way of a third", async () => {
  const app = testApp();
  const second = { ...whole, externalId: "second", url: "https://linkedin.example/second" };
  await takeIn(app, [whole, second, elsewhere]);
  expect((await allJobs(app)).map(({ sources }) => sources.length).toSorted()).toEqual([1, 2]);
});

test("what a person separated stays apart, also when its text is read later", async () => {
  const app = testApp();
  await takeIn(app, [elsewhere, listed]);
  await takeIn(app, [whole]);
  const [job] = await allJobs(app);
  const { postings } = await find(app, job?.id ?? "");
  await separate(
    app,
    job?.id ?? "",
    postings.find(({ source }) => source === "linkedin")?.id ?? "",
  );
  await takeIn(app, [whole, elsewhere]);
  expect(await allJobs(app)).toHaveLength(2);
});
