import { afterAll, expect, test } from "bun:test";
import { oneFile } from "@/modules/fixtures";
import { allJobs } from "@/modules/market/jobs/fixtures";
import { postings } from "@/modules/market/jobs/schema";
import { sourceIds, type SourceId } from "@/modules/market/sources/rules";
import { standInAds, standInBoards } from "@/cli/demo/boards";
import { query, walk } from "@/modules/market/sources/testing";
import { signedIn } from "@/modules/testing";
import { houseOnStandIn, scraped, words } from "./fixtures";
import { type Run, runs } from "./index";

const house = await houseOnStandIn();
afterAll(house.close);
const whole = await scraped(house.app);
const before = house.boards.requests.length;
const jobsBefore = await allJobs(house.app);
const again = await scraped(house.app);
const askedAgain = house.boards.requests.length - before;

const outcome = (run: Run, source: SourceId) => run.outcomes.find((it) => it.source === source);

test.each(sourceIds)("%s: as many ads are found as it holds for the question", async (source) => {
  const asked = query({
    keywords: words,
    countries: ["NL", "DE", "GB"],
    boards: standInBoards(source),
    maxPages: 3,
  });
  const held = await walk(house.boards, source, asked);
  const ids = new Set(held.ads.map(({ externalId }) => externalId));
  expect(ids.size).toBeGreaterThan(0);
  expect(outcome(whole, source)).toMatchObject({ state: "done", found: ids.size, reason: null });
});

test("a run tells its end: all pages done, the sum of its sources, one job per vacancy", async () => {
  expect(whole).toMatchObject({ state: "completed", progress: 100, transport: "replay" });
  expect(whole.pagesDone).toBe(whole.pagesKnown);
  expect(whole.totalFound).toBe(whole.outcomes.reduce((sum, { found }) => sum + found, 0));
  expect(whole.added).toBe(jobsBefore.length);
  expect(whole.added + whole.merged).toBe(whole.totalFound);
  expect(whole.merged).toBeGreaterThan(10);
  expect(await house.app.db.$count(postings)).toBe(whole.totalFound);
});

test("a second run with nothing new creates nothing, and asks only for what may be new", async () => {
  expect(again).toMatchObject({ state: "completed", added: 0, merged: 0, gone: 0 });
  expect(again.totalFound).toBe(whole.totalFound);
  expect(await allJobs(house.app)).toEqual(jobsBefore);
  expect(askedAgain).toBeLessThan(before);
  const told = await runs.pages(house.app, again.id);
  expect(told.filter(({ found, reason }) => found > 0 && reason !== "unchanged")).toEqual([]);
});

test("the share of fields that were read counts what was fetched, and nothing that was known", () => {
  const shares = (run: Run) => run.outcomes.flatMap(({ fill }) => Object.entries(fill));
  const company = shares(whole).filter(([field]) => field === "company");
  expect(company.length).toBeGreaterThan(10);
  expect(Math.min(...company.map(([, share]) => share))).toBeGreaterThan(0.8);
  expect(outcome(whole, "linkedin")?.fill["text"]).toBe(1);
  expect(shares(again)).toEqual([]);
});

test("a challenge is told as blocked with its reason and costs no other source its results", async () => {
  const { boards } = house;
  const host = boards.requests.find(({ host: it }) => it.includes("linkedin"))?.host ?? "";
  const faults = [{ host, kind: "challenge" as const, from: 2, until: 9999 }];
  const blocked = await houseOnStandIn({ faults });
  const run = await scraped(blocked.app);
  expect(outcome(run, "linkedin")).toMatchObject({ state: "blocked" });
  expect(outcome(run, "linkedin")?.reason).toBeTruthy();
  for (const source of sourceIds.filter((it) => it !== "linkedin")) {
    const { found, state } = outcome(whole, source) ?? {};
    expect(outcome(run, source)).toMatchObject({ found, state });
  }
  expect(blocked.boards.requests.filter((it) => it.host === host).length).toBeLessThan(
    outcome(whole, "linkedin")?.pagesKnown ?? 0,
  );
  const status = await runs.status(blocked.app);
  expect(status).toMatchObject({ isActive: false, progress: 100, currentSource: null });
  await blocked.close();
});

test("a run of which no source could be read has failed, wherever it is told", async () => {
  const host = house.boards.requests.find(({ host: it }) => it.includes("linkedin"))?.host ?? "";
  const wall = await houseOnStandIn({
    faults: [{ host, kind: "challenge", from: 1, until: 9999 }],
  });
  expect((await scraped(wall.app, ["linkedin"])).state).toBe("failed");
  const { ask } = await signedIn(wall.app);
  const told = await (await ask("GET", "/api/jobs/scrape/status")).json();
  expect(told).toMatchObject({ isActive: false, progress: 100, trouble: "unread" });
  expect(told.run).toMatchObject({ state: "failed", progress: 100 });
  expect((await runs.list(wall.app))[0]?.state).toBe("failed");
  const steps = await (await ask("GET", "/api/dashboard/steps")).json();
  expect(steps).toContainEqual({ name: "scrape", isDone: false });
  expect((await scraped(wall.app, ["linkedin", "xing"])).state).toBe("completed");
  expect((await runs.status(wall.app)).trouble).toBeNull();
  await wall.close();
});

test("an outage and a malformed page are one failed page each, and the rest is read", async () => {
  const { boards } = house;
  const host = boards.requests.find(({ host: it }) => it.includes("stepstone"))?.host ?? "";
  const feed = boards.requests.find(({ host: it }) => it.includes("greenhouse"))?.host ?? "";
  const faults = [
    { host, kind: "out-of-order" as const, from: 3 },
    { host: feed, kind: "malformed" as const, from: 2 },
  ];
  const hurt = await houseOnStandIn({ faults });
  const run = await scraped(hurt.app);
  for (const source of ["stepstone", "greenhouse"] as const) {
    expect(outcome(run, source)).toMatchObject({ pagesFailed: 1, state: "done" });
    expect(outcome(run, source)?.reason).toBeTruthy();
    expect(outcome(run, source)?.found).toBeGreaterThan(0);
  }
  const { found, pagesDone } = outcome(whole, "linkedin") ?? {};
  expect(outcome(run, "linkedin")).toMatchObject({ found, pagesDone, pagesFailed: 0 });
  await hurt.close();
});

test("a source that asks to slow down is told as such, and nothing of it counts as gone", async () => {
  const host = house.boards.requests.find(({ host: it }) => it.includes("linkedin"))?.host ?? "";
  const faults = [{ host, kind: "slow-down" as const, from: 1, until: 9999, retryAfter: 7 }];
  const slow = await houseOnStandIn({ faults });
  const run = await scraped(slow.app, ["linkedin", "xing"]);
  expect(outcome(run, "linkedin")).toMatchObject({ state: "blocked", found: 0, gone: 0 });
  expect(outcome(run, "linkedin")?.reason).toBeTruthy();
  expect(outcome(run, "xing")?.found).toBeGreaterThan(0);
  await slow.close();
});

test("an ad that a complete feed no longer holds is gone; a board may lack it once", async () => {
  const file = oneFile();
  const full = await houseOnStandIn({}, file);
  const sources = ["lever", "stepstone"] as const;
  const first = await scraped(full.app, sources);
  const on = (source: SourceId) =>
    standInAds.filter((ad) => ad.on.some((it) => it.source === source) && ad.country === "NL");
  const leaving = sources.flatMap((source) => on(source).slice(0, 1));
  await full.close();
  const later = await houseOnStandIn(
    { ads: standInAds.filter((ad) => !leaving.includes(ad)) },
    file,
  );
  const second = await scraped(later.app, sources);
  const third = await scraped(later.app, sources);
  const lost = (source: SourceId) =>
    (outcome(first, source)?.found ?? 0) - (outcome(second, source)?.found ?? 0);
  expect([lost("lever"), lost("stepstone")].every((n) => n > 0)).toBe(true);
  expect(outcome(second, "lever")?.gone).toBe(lost("lever"));
  expect(outcome(second, "stepstone")?.gone).toBe(0);
  expect(outcome(third, "stepstone")?.gone).toBe(lost("stepstone"));
  expect(outcome(third, "lever")?.gone).toBe(0);
  await later.close();
});
