import { expect, test } from "bun:test";
import { ApplicationWords, applications } from "@/modules/staffing/applications";
import { added } from "@/modules/crm/candidates/fixtures";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp } from "@/modules/testing";

const dayMs = 24 * 60 * 60 * 1000;

/** So many people apply and are looked into some days later: the first after one day, the next after two, … */
async function hired(people: number) {
  const begin = Date.parse("2026-01-01T12:00:00.000Z");
  const clock = { at: begin };
  const app = testApp({ now: () => new Date(clock.at) });
  await takeIn(app, [ad()]);
  const [{ id: jobId } = { id: "" }] = await allJobs(app);
  const words = ApplicationWords.parse({});
  for (let n = 1; n <= people; n += 1) {
    clock.at = begin;
    const { id: candidateId } = await added(app, { email: `${n}@people.example` });
    const { id, version } = await applications.apply(app, { ...words, jobId, candidateId });
    clock.at = begin + n * dayMs;
    await applications.setStatus(app, id, { version, status: "reviewing" });
  }
  const { ask } = await signedIn(app, "viewer");
  return (await ask("GET", "/api/jobs/portal/pace")).json();
}

test("how long a step of hiring takes is measured where ten people came to it", async () => {
  expect(await hired(11)).toEqual([{ step: "review", days: 6, cases: 11 }]);
});

test("fewer say nothing, and the usual times stand", async () => {
  expect(await hired(9)).toEqual([]);
});
