import { expect, test } from "bun:test";
import { allJobs, pay, place, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn } from "@/modules/testing";
import { advertised, aroundFrankfurt, criticalAd, criticalText, postedAt } from "./fixtures";
import type { JobSignals } from "./model";
import { refresh } from "./refreshing";
import { marketAds } from "./rules";

const ago = (days: number) => postedAt(new Date(Date.UTC(2026, 0, 1 - days, 12)).toISOString());

async function house(ads = aroundFrankfurt) {
  const app = await advertised(ads);
  const { ask } = await signedIn(app, "viewer");
  const read = async (path: string) => (await ask("GET", `/api/${path}`)).json();
  const signals = async (at = 0): Promise<JobSignals> =>
    read(`jobs/${(await allJobs(app))[at]?.id}/signals`);
  return { app, ask, read, signals };
}

const paid = (count: number, min = 50_000) =>
  Array.from({ length: count }, (_, n) => ({
    company: `Company ${n}`,
    title: "Critical Facilities Engineer",
    places: [place("Frankfurt am Main", "DE")],
    salary: pay({ yearlyMin: min + n * 1000, yearlyMax: min + n * 1000, min, max: min }),
  }));

test("the week is counted beside the week before, and an empty radar invents nothing", async () => {
  const { read } = await house(
    [ago(1), ago(6), ago(8), ago(20)].map((when, n) => ({ ...aroundFrankfurt[n % 3], ...when })),
  );
  expect(await read("radar")).toMatchObject({
    employers: 1,
    ads: { value: 2, before: 1 },
    criticalAds: { value: 2, before: 1 },
    newEmployers: { value: 1, before: null },
    liveLeads: 1,
    hardToFill: 0,
    weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2],
  });
  const empty = await house([]);
  expect(await empty.read("radar")).toMatchObject({
    employers: 0,
    ads: { value: 0, before: 0 },
    newEmployers: { value: 0, before: null },
  });
});

test("agencies are told per metro and role, with how many ads each has there", async () => {
  const { read } = await house([
    { company: "Hays", places: [place("Hanau", "DE")] },
    { company: "Hays", places: [place("Mainz", "DE")] },
    {
      company: "Randstad",
      title: "Critical Facilities Engineer",
      places: [place("Offenbach", "DE")],
    },
    { company: "Polder Data", places: [place("Hanau", "DE")] },
  ]);
  const [first] = await read("radar/competitors");
  expect(first).toMatchObject({ metro: "Frankfurt", country: "DE", role: "critical-facilities" });
  expect(first.agencies.map(({ name }: { name: string }) => name)).not.toContain("Polder Data");
  expect(first.ads).toBe(
    first.agencies.reduce((sum: number, { ads }: { ads: number }) => sum + ads, 0),
  );
});

test.each([
  [marketAds - 1, 0],
  [marketAds, 1],
])("of %d ads the market is told %d times", async (count, told) => {
  const { read, signals } = await house(paid(count));
  const { markets } = await read("radar/pay");
  expect(markets).toHaveLength(told);
  expect((await signals()).signals.filter(({ code }) => code === "market")).toHaveLength(told);
});

test("a market is the middle half of what ads pay, and an ad that is silent is told it", async () => {
  const { app, read, signals } = await house(paid(marketAds + 1));
  expect((await read("radar/pay")).markets).toEqual([
    {
      role: "critical-facilities",
      country: "DE",
      currency: "EUR",
      n: 11,
      converted: 0,
      low: 52_500,
      median: 55_000,
      high: 57_500,
    },
  ]);
  await takeIn(app, [criticalAd({ company: "Silent" })]);
  await refresh(app);
  const silent = (await signals(marketAds + 1)).signals.find(
    ({ code }) => code === "market-no-pay",
  );
  expect(silent?.text).toBe(
    "No pay stated; the median of 11 ads for this work in Germany is EUR 55\u202f000 a year.",
  );
});

test("ads in other currencies count in the one that most of them name, by the dated rates", async () => {
  const perYear = 46_428;
  const dollars = Array.from({ length: 4 }, (_, n) => ({
    ...paid(1)[0],
    company: `Dollar ${n}`,
    salary: pay({
      yearlyMin: perYear,
      yearlyMax: perYear,
      min: perYear,
      max: perYear,
      currency: "USD",
    }),
  }));
  const { read } = await house([...paid(marketAds - 4, 40_000), ...dollars]);
  const [market, ...others] = (await read("radar/pay")).markets;
  expect(others).toEqual([]);
  expect(market).toMatchObject({ currency: "EUR", n: marketAds, converted: 4 });
  expect(market.median).toBe(40_500);
});

test("ads of one employer around one metro are told with each of them as evidence", async () => {
  const { signals } = await house();
  const { employer, signals: told } = await signals();
  expect(employer).toEqual({
    id: "mainspannung example",
    name: "Mainspannung Example GmbH",
    verdict: "direct",
  });
  const cluster = told.find(({ code }) => code === "cluster");
  expect(cluster?.text).toBe("3 ads from Mainspannung Example GmbH in Frankfurt in 30 days.");
  expect(cluster?.evidence.map(({ number }) => number).toSorted()).toEqual([
    "J-0001",
    "J-0002",
    "J-0003",
  ]);
});

test("a job that is open for long says since how many days", async () => {
  const { signals } = await house([{ ...ago(72) }]);
  expect((await signals()).signals).toMatchObject([
    { code: "age", text: "Open for 72 days: hard to fill." },
  ]);
});

test("a job without a company has its pay checked and no employer", async () => {
  const { signals } = await house([
    { company: null, text: `${criticalText} State your current salary.` },
  ]);
  const { employer, signals: told, pay: check } = await signals();
  expect([employer, told]).toEqual([null, []]);
  expect(check.findings.find((it) => it.check === "history")?.marks).toMatchObject([
    { quote: "current salary" },
  ]);
});

test("the lists of the radar cost nothing while nothing changes", async () => {
  const { app, ask } = await house();
  for (const path of ["/api/employers", "/api/leads"]) {
    const etag = (await ask("GET", path)).headers.get("etag") ?? "";
    const again = () => ask("GET", path, { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await takeIn(app, [criticalAd({ title: `BMS ${path}` })]);
    await refresh(app);
    expect((await again()).status).toBe(200);
  }
});
