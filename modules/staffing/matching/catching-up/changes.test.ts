import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import { noon, testApp } from "@/modules/testing";
import { matching } from "../index";
import { matchedJobs, matches, matchPositions } from "../schema";
import { openJob, person, text } from "../testing";

/** Everything that was ever scored anew shows by when it was. */
async function ticking() {
  const clock = { now: noon };
  const app = testApp({ now: () => clock.now });
  const arrives = (company: string) =>
    takeIn(app, [
      ad({
        title: "Critical Facilities Engineer",
        company,
        text,
        language: "en",
        places: [place("Amsterdam", "NL")],
      }),
    ]);
  await arrives("One");
  const later = () => (clock.now = new Date(clock.now.getTime() + 60_000));
  const scoredAt = async () => (await app.db.select().from(matches)).map(({ at }) => at).toSorted();
  return { app, arrives, later, scoredAt };
}

test("a change that no score looks at scores nothing anew", async () => {
  const { app, later, scoredAt } = await ticking();
  const { id } = await person(app);
  await matching.scoreChanges(app);
  later();
  const { version } = await candidates.find(app, id);
  await candidates.edit(app, id, { version, headline: "Technician" });
  expect(await matching.scoreChanges(app)).toBe(false);
  expect(await scoredAt()).toEqual([noon.toISOString()]);
  await candidates.edit(app, id, { version: version + 1, yearsDatacentre: 7 });
  await matching.scoreChanges(app);
  expect(await scoredAt()).not.toContain(noon.toISOString());
});

test("whoever was put away is back for the jobs that came meanwhile", async () => {
  const { app, arrives, later } = await ticking();
  const { id } = await person(app);
  await matching.scoreChanges(app);
  await candidates.archive(app, [id]);
  await matching.scoreChanges(app);
  later();
  await arrives("Two");
  await matching.scoreChanges(app);
  expect(await app.db.$count(matches)).toBe(1);
  await candidates.restore(app, [id]);
  await matching.scoreChanges(app);
  expect(await app.db.$count(matches)).toBe(2);
});

test("another scorer than before scores everything once, and what was left waits still", async () => {
  const { app, later, scoredAt } = await ticking();
  await person(app);
  await person(app);
  await matching.scoreChanges(app);
  later();
  await app.write([app.db.update(matchPositions).set({ version: "older" })]);
  await app.write([app.db.update(matchedJobs).set({ version: "older" })]);
  expect(await matching.scoreChanges(app)).toBe(false);
  const times = await scoredAt();
  expect(times).toHaveLength(2);
  expect(times).not.toContain(noon.toISOString());
});

test("who was erased stands in no ranking any more, without a change that says so", async () => {
  const { app, job, ranking } = await openJob();
  const [one, other] = [await person(app), await person(app)];
  expect((await ranking()).total).toBe(2);
  await app.write([app.db.delete(people).where(eq(people.id, one.id))]);
  const { total, matches: left } = await ranking();
  expect([total, left.map(({ candidate }) => candidate.id)]).toEqual([1, [other.id]]);
  expect(left[0]?.match.jobId).toBe(job.id);
});
