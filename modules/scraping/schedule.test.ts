import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { oneFile } from "../fixtures";
import { signedIn, testApp } from "../testing";
import { asking, houseOnStandIn, openOn, scraped } from "./fixtures";
import { type NewSearchProfile, profiles, runs, scraping } from "./index";
import { nextRun } from "./scheduling";
import { scrapeRuns, scrapeTasks, searchProfiles } from "./schema";

const profile = (details: Partial<NewSearchProfile> = {}): NewSearchProfile => ({
  name: "Every morning",
  sources: ["linkedin"],
  countries: ["NL"],
  roles: ["mep-engineer"],
  systems: [],
  schedule: "daily",
  at: "06:30",
  weekday: 1,
  ...details,
});

// 2026: clocks go forward on 29 March (02:00 is 03:00) and back on 25 October (03:00 is 02:00 again).
test.each([
  ["in winter", "daily", "06:30", "2026-01-10T12:00:00Z", "2026-01-11T05:30:00.000Z"],
  ["in summer", "daily", "06:30", "2026-07-10T02:00:00Z", "2026-07-10T04:30:00.000Z"],
  ["at that very minute", "daily", "06:30", "2026-01-10T05:30:00Z", "2026-01-11T05:30:00.000Z"],
  ["a minute before", "daily", "06:30", "2026-01-10T05:29:00Z", "2026-01-10T05:30:00.000Z"],
  [
    "over the night that loses an hour",
    "daily",
    "06:30",
    "2026-03-28T12:00:00Z",
    "2026-03-29T04:30:00.000Z",
  ],
  [
    "at an hour that does not exist",
    "daily",
    "02:30",
    "2026-03-28T12:00:00Z",
    "2026-03-29T01:30:00.000Z",
  ],
  [
    "after an hour that did not exist",
    "daily",
    "02:30",
    "2026-03-29T02:00:00Z",
    "2026-03-30T00:30:00.000Z",
  ],
  [
    "over the night that gains an hour",
    "daily",
    "06:30",
    "2026-10-24T12:00:00Z",
    "2026-10-25T05:30:00.000Z",
  ],
  [
    "at an hour that comes twice",
    "daily",
    "02:30",
    "2026-10-24T12:00:00Z",
    "2026-10-25T00:30:00.000Z",
  ],
  [
    "when it came the first time",
    "daily",
    "02:30",
    "2026-10-25T00:30:00Z",
    "2026-10-26T01:30:00.000Z",
  ],
  [
    "on Monday, from Saturday on",
    "weekly",
    "06:30",
    "2026-01-10T12:00:00Z",
    "2026-01-12T05:30:00.000Z",
  ],
  ["on Monday, once it ran", "weekly", "06:30", "2026-01-12T05:30:00Z", "2026-01-19T05:30:00.000Z"],
  [
    "on Monday, over the lost hour",
    "weekly",
    "06:30",
    "2026-03-24T12:00:00Z",
    "2026-03-30T04:30:00.000Z",
  ],
] as const)("the next run %s (%s %s from %s) is %s", (_, schedule, at, now, next) => {
  expect(nextRun({ schedule, at, weekday: 1 }, new Date(now))).toBe(next);
});

test("without a schedule there is no next run", () => {
  expect(nextRun({ schedule: "none", at: "06:30", weekday: 1 }, new Date())).toBeNull();
});

const ended = async (app: ReturnType<typeof testApp>) => {
  while ((await runs.status(app)).isActive) await Bun.sleep(10);
};

async function due(names: string[]) {
  const file = oneFile();
  const { app, boards, close } = await houseOnStandIn({}, file);
  for (const name of names) await profiles.add(app, profile({ name }));
  const past = { nextRunAt: "2026-01-01T05:30:00.000Z" };
  await app.write([app.db.update(searchProfiles).set(past)]);
  const other = openOn(boards.origin, file);
  const shut = async () => {
    await ended(app);
    await Bun.sleep(50);
    await other.close();
    await close();
  };
  return { app, other, shut };
}

test("a profile that is due is started once, although two processes look at once", async () => {
  const { app, other, shut } = await due(["Every morning"]);
  await Promise.allSettled([profiles.runDue(app), profiles.runDue(other), profiles.runDue(app)]);
  await ended(app);
  await profiles.runDue(other);
  const all = await runs.list(app);
  expect(all.map(({ startedBy, state }) => [startedBy, state])).toEqual([
    ["schedule", "completed"],
  ]);
  expect((await profiles.list(app))[0]?.nextRunAt).toBe("2026-01-02T05:30:00.000Z");
  await shut();
});

test("two profiles of one hour both run, one after the other", async () => {
  const { app, shut } = await due(["One", "Two"]);
  await profiles.runDue(app);
  await profiles.runDue(app);
  expect(await runs.list(app)).toHaveLength(1);
  await ended(app);
  await Bun.sleep(50);
  await profiles.runDue(app);
  await ended(app);
  expect(await runs.list(app)).toHaveLength(2);
  await shut();
});

test("nothing runs before its time", async () => {
  const { app, close } = await houseOnStandIn();
  await profiles.add(app, profile());
  await profiles.runDue(app);
  expect(await runs.list(app)).toEqual([]);
  await close();
});

test("a profile is kept, changed, run and removed through its routes; a stale change is told", async () => {
  const { app, close } = await houseOnStandIn();
  const { ask } = await signedIn(app, "recruiter");
  const made = await (await ask("POST", "/api/scraping/profiles", { body: profile() })).json();
  const at = `/api/scraping/profiles/${made.id}`;
  expect(made).toMatchObject({ version: 1, nextRunAt: "2026-01-02T05:30:00.000Z" });
  const later = await ask("PATCH", at, { body: { at: "07:00", version: 1 } });
  expect(await later.json()).toMatchObject({ nextRunAt: "2026-01-02T06:00:00.000Z", version: 2 });
  expect((await ask("PATCH", at, { body: { at: "08:00", version: 1 } })).status).toBe(409);
  expect((await ask("POST", "/api/scraping/profiles", { body: profile() })).status).toBe(409);
  expect((await ask("PATCH", at, { body: { at: "24:00", version: 2 } })).status).toBe(422);
  expect((await ask("POST", `${at}/runs`)).status).toBe(202);
  expect((await ask("POST", `${at}/runs`)).status).toBe(409);
  await ended(app);
  expect((await ask("DELETE", at)).status).toBe(204);
  expect((await ask("DELETE", at)).status).toBe(409);
  await Bun.sleep(50);
  await close();
});

async function leftBehind(change: { transport?: "live"; isRecorded?: true }) {
  const { app, close } = await houseOnStandIn();
  await scraped(app, ["xing"]);
  const [run] = await app.db.select().from(scrapeRuns);
  const [task] = await app.db.select().from(scrapeTasks);
  if (!run || !task) throw new Error("nothing was read");
  const { transport } = change;
  const context = { ...task.task.context, ...(change.isRecorded && { isRecorded: true }) };
  const left = { state: "active" as const, ...(transport && { transport }) };
  await app.write([
    app.db.update(scrapeRuns).set(left),
    app.db
      .update(scrapeTasks)
      .set({ state: "pending", task: { ...task.task, context } })
      .where(eq(scrapeTasks.seq, task.seq)),
  ]);
  return { app, close };
}

test("a run that was left behind is taken up by the next who looks", async () => {
  const { app, close } = await leftBehind({});
  expect(await scraping.resume(app)).toBe(true);
  expect((await runs.list(app))[0]).toMatchObject({ state: "completed", progress: 100 });
  expect(await scraping.resume(app)).toBe(false);
  await close();
});

test("a run of the internet is never taken up by recorded pages", async () => {
  const { app, close } = await leftBehind({ transport: "live" });
  expect(await scraping.resume(app)).toBe(false);
  expect(await scraping.start(app, asking(["xing"])).catch(({ kind }) => kind)).toBe("busy");
  await close();
});

test("a folder that was being read when the process was killed holds up nobody", async () => {
  const { app, close } = await leftBehind({ isRecorded: true });
  expect(await scraping.resume(app)).toBe(true);
  expect((await runs.list(app))[0]?.state).toBe("failed");
  expect((await scraped(app, ["xing"])).state).toBe("completed");
  await close();
});
