import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { candidates as rows } from "@/modules/crm/candidates/schema";
import { ad, place, takeIn } from "@/modules/market/jobs/fixtures";
import type { App } from "@/src/app";
import { looksDuring } from "@/src/workers/time-slices.testing";
import { matching, MatchQuery } from "./index";
import { matches } from "./schema";
import { openJob, person, text } from "./testing";

const shown = 40;

async function crowded() {
  const { app, job } = await openJob();
  const people: { id: string }[] = [];
  for (let n = 0; n < shown; n += 1) people.push(await person(app));
  return { app, job, people };
}

/** How often others had their turn, and what came of it. */
async function looked<Result>(work: () => Promise<Result>) {
  let result: Result | undefined;
  const looks = await looksDuring(async () => (result = await work()));
  if (result === undefined) throw new Error("Nothing came of it.");
  return { looks, result };
}

const query = (more: object = {}) => MatchQuery.parse(more);

test("whoever waits has their turn between two people who are explained, read anew or found to be gone", async () => {
  const { app, job, people } = await crowded();
  const cold = await looked(() => matching.forJob(app, job.id, query()));
  expect(cold.result.matches).toHaveLength(shown);
  // Each is taken into the roster, and each is explained.
  expect(cold.looks).toBeGreaterThanOrEqual(2 * shown);

  const warm = await looked(() => matching.forJob(app, job.id, query({ limit: 10 })));
  expect(warm.looks).toBeWithin(10, shown);

  await app.write([app.db.delete(rows).where(eq(rows.id, people[0]?.id ?? ""))]);
  const erased = await looked(() => matching.forJob(app, job.id, query({ limit: 1 })));
  expect(erased.result.total).toBe(shown - 1);
  expect(erased.looks).toBeGreaterThanOrEqual(shown);
});

test("whoever waits has their turn between two jobs that are explained", async () => {
  const { app, people } = await crowded();
  const ads = Array.from({ length: 30 }, (_, n) =>
    ad({
      title: "Critical Facilities Engineer",
      company: `Hall ${n}`,
      text: `${text}\nPlace ${n}`,
      places: [place("Utrecht", "NL")],
    }),
  );
  await takeIn(app, ads);
  await matching.scoreChanges(app);
  const { id = "" } = people[0] ?? {};
  await matching.forCandidate(app, id, query({ limit: 1 }));
  const { looks, result } = await looked(() => matching.forCandidate(app, id, query()));
  expect(result.matches.length).toBeGreaterThan(10);
  // Scored once to be placed, and once to be explained.
  expect(looks).toBeGreaterThanOrEqual(2 * result.matches.length);
});

test("whoever waits has their turn while everybody is searched for a name, and nobody far behind is missed", async () => {
  const { app, job } = await openJob();
  const far = await person(app, { firstName: "Zebedee" });
  await app.write([app.db.update(rows).set({ seq: 12_000 }).where(eq(rows.id, far.id))]);
  const { looks, result } = await looked(() =>
    matching.forJob(app, job.id, query({ who: "zebed jansen" })),
  );
  expect(result.matches.map(({ candidate }) => candidate.id)).toEqual([far.id]);
  expect(looks).toBeGreaterThanOrEqual(12_000 / 500);
});

test("a page far behind the last is empty, however far", async () => {
  const { app, job, people } = await crowded();
  const offset = Number.MAX_SAFE_INTEGER;
  const ofJob = await matching.forJob(app, job.id, query({ offset }));
  expect([ofJob.total, ofJob.matches]).toEqual([shown, []]);
  await matching.scoreChanges(app);
  const { id = "" } = people[0] ?? {};
  expect((await matching.forCandidate(app, id, query({ offset }))).matches).toEqual([]);
});

test("the pairs of each job land in a write of their own, of few statements", async () => {
  const { app } = await crowded();
  for (let n = 0; n < 12; n += 1) await person(app);
  await takeIn(app, [
    ad({ title: "Critical Facilities Engineer", text, places: [place("Breda", "NL")] }),
  ]);
  const sizes: number[] = [];
  const counted: App = {
    ...app,
    write: (writes, ...news) => {
      sizes.push(writes.length);
      return app.write(writes, ...news);
    },
  };
  await matching.scoreChanges(counted);
  expect(await app.db.$count(matches)).toBe(100);
  // Beside its pairs a write has the marks of what was told, one for each.
  expect(Math.max(...sizes)).toBeLessThan(50 + 20);
});
