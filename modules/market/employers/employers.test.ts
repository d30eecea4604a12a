import { expect, test } from "bun:test";
import { archive } from "@/modules/market/jobs/archiving";
import { allJobs, pay, place, takeIn } from "@/modules/market/jobs/fixtures";
import { closeAd } from "@/modules/market/jobs/lifecycle";
import { acquireLease } from "@/src/database/leases";
import { signedIn } from "@/modules/testing";
import { advertised, aroundFrankfurt, criticalAd, postedAt } from "./fixtures";
import type { Employer, EmployerRecord, RadarAd } from "./model";
import { refresh, refreshName } from "./refreshing";
import { hardToFillDays } from "./rules";
import { employerAds } from "./schema";

async function house(ads = aroundFrankfurt) {
  const app = await advertised(ads);
  const { ask } = await signedIn(app, "recruiter");
  const list = async (query = ""): Promise<Employer[]> =>
    (await ask("GET", `/api/employers${query}`)).json();
  const names = async (query: string) => (await list(query)).map(({ name }) => name);
  const find = async (id: string): Promise<EmployerRecord> =>
    (await ask("GET", `/api/employers/${encodeURIComponent(id)}`)).json();
  return { app, ask, list, names, find };
}

const ago = (days: number) => postedAt(new Date(Date.UTC(2026, 0, 1 - days, 12)).toISOString());

test("an employer is what its ads make it, however its name is written", async () => {
  const { list } = await house([
    { company: "Polder Data B.V.", places: [place("Schiphol-Rijk", "NL")], ...ago(3) },
    { company: "POLDER DATA", places: [place("Amsterdam", "NL")], ...ago(10) },
    { company: "Polder Data B.V.", places: [place("Rotterdam", "NL")], ...ago(70) },
  ]);
  expect(await list()).toMatchObject([
    {
      id: "polder data",
      number: "E-0001",
      name: "Polder Data B.V.",
      openAds: 3,
      newAds: 1,
      metros: [
        { name: "Amsterdam", country: "NL", n: 2 },
        { name: "Rotterdam", country: "NL", n: 1 },
      ],
      weeks: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
    },
  ]);
});

test("the radar follows every change of its ads, and no ad without a company", async () => {
  const { app, list } = await house([...aroundFrankfurt, { company: null }]);
  const [first, second] = await allJobs(app);
  await archive(app, [first?.id ?? ""]);
  await refresh(app);
  expect(await list()).toMatchObject([{ openAds: 2, allAds: 3 }]);
  await archive(app, [second?.id ?? ""]);
  await takeIn(app, [criticalAd({ title: "Chiller Engineer Data Centre" })]);
  await refresh(app);
  expect(await list()).toMatchObject([{ openAds: 2, allAds: 4 }]);
});

test("counting again changes nothing, and there is nothing left to count", async () => {
  const { app, list } = await house();
  const before = await list();
  await app.db.run("update jobs set version = version");
  expect(await refresh(app)).toEqual({ ads: 3, employers: 1 });
  expect(await list()).toEqual(before);
  expect(await refresh(app)).toEqual({ ads: 0, employers: 0 });
});

test("only one process counts at a time, and what it leaves waits", async () => {
  const { app } = await house();
  await takeIn(app, [criticalAd({ title: "Chiller Engineer Data Centre" })]);
  await acquireLease(app, refreshName, 60_000);
  expect(await refresh(app)).toEqual({ ads: 0, employers: 0 });
  expect(await app.db.$count(employerAds)).toBe(3);
});

test("samples are invented, so they are on no radar", async () => {
  const { app, ask, list } = await house([]);
  await ask("POST", "/api/jobs/create-samples");
  await refresh(app);
  expect(await list()).toEqual([]);
});

test("the list is searched, narrowed and sorted, and its pages hold everybody once", async () => {
  const { list, names, ask } = await house([
    { company: "Alpha Data", places: [place("Hanau", "DE")], ...ago(80) },
    { company: "Alpha Data", places: [place("Berlin", "DE")], ...ago(1) },
    {
      company: "Beta 100% Cooling",
      places: [place("Amsterdam", "NL")],
      salary: pay({ min: 1, max: 1.2 }),
      ...ago(2),
    },
    { company: "Hays", places: [place("Offenbach", "DE")], ...ago(3) },
  ]);
  expect(await names("?sort=open")).toEqual(["Alpha Data", "Hays", "Beta 100% Cooling"]);
  expect(await names("?sort=name")).toEqual(["Alpha Data", "Beta 100% Cooling", "Hays"]);
  expect(await names("?sort=oldest")).toEqual(["Alpha Data", "Hays", "Beta 100% Cooling"]);
  expect((await names("?sort=pay")).at(-1)).toBe("Beta 100% Cooling");
  expect(await names("?q=ALPHA")).toEqual(["Alpha Data"]);
  expect(await names(`?q=${encodeURIComponent("100%")}`)).toEqual(["Beta 100% Cooling"]);
  expect(await names(`?q=${encodeURIComponent("%")}`)).toEqual(["Beta 100% Cooling"]);
  expect(await names("?metro=Frankfurt&sort=name")).toEqual(["Alpha Data", "Hays"]);
  expect(await names("?country=NL")).toEqual(["Beta 100% Cooling"]);
  expect(await names("?verdict=agency")).toEqual(["Hays"]);
  expect(await list("?role=dc-architect")).toEqual([]);
  expect((await list("?week=ads&sort=name")).map(({ newAds }) => newAds)).toEqual([1, 1, 1]);
  const first = await ask("GET", "/api/employers?limit=2&sort=new");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const both = [...(await first.json()), ...(await (await ask("GET", next)).json())];
  expect(both.map(({ name }: Employer) => name).toSorted()).toEqual([
    "Alpha Data",
    "Beta 100% Cooling",
    "Hays",
  ]);
});

test("a person's own verdict stands above what the ads say, and can be taken back", async () => {
  const { app, ask, find } = await house();
  const path = `/api/employers/${encodeURIComponent("mainspannung example")}`;
  const edited = await ask("PATCH", path, { body: { version: 1, verdict: "agency" } });
  expect((await edited.json()).verdict).toMatchObject({
    is: "agency",
    found: "direct",
    own: "agency",
    by: "Ada Jansen",
  });
  await takeIn(app, [criticalAd({ title: "Chiller Engineer Data Centre" })]);
  await refresh(app);
  expect((await find("mainspannung example")).verdict.is).toBe("agency");
  expect((await ask("PATCH", path, { body: { version: 1, verdict: null } })).status).toBe(409);
  await ask("PATCH", path, { body: { version: 2, verdict: null } });
  expect((await find("mainspannung example")).verdict).toMatchObject({
    is: "direct",
    own: null,
    by: null,
  });
});

test("the record shows every ad with its age, and how its ads speak of pay", async () => {
  const { find } = await house([
    { ...aroundFrankfurt[0], ...ago(70), salary: pay({ min: 50_000, max: 60_000 }) },
    { ...aroundFrankfurt[1], ...ago(1) },
  ]);
  const record = await find("mainspannung example");
  expect(record.ads.map(({ since }) => since.slice(0, 10))).toEqual(["2025-12-31", "2025-10-23"]);
  expect(record.pay).toEqual({
    ads: 2,
    score: 75,
    passed: { range: 1, width: 2, history: 2, words: 2 },
  });
  expect(record.lastSeenAt).toBe("2026-01-01T12:00:00.000Z");
});

test("an employer nobody knows is missing", async () => {
  const { ask } = await house();
  expect((await ask("GET", "/api/employers/nobody")).status).toBe(404);
});

test("an ad is hard to fill from its sixty-first day on, or once it came back", async () => {
  const { app, ask } = await house([
    { title: "Old", ...aroundFrankfurt[0], ...ago(hardToFillDays + 1) },
    { title: "Young", ...aroundFrankfurt[1], ...ago(hardToFillDays - 1) },
  ]);
  const again = criticalAd({ title: "Back", externalId: "back", places: [place("Berlin", "DE")] });
  await takeIn(app, [again]);
  await app.write(await closeAd(app, again.source, again.externalId));
  await takeIn(app, [again]);
  await refresh(app);
  const hard: RadarAd[] = await (await ask("GET", "/api/radar/hard-to-fill")).json();
  expect(hard.map(({ title, reposts }) => [title, reposts])).toEqual([
    ["Old", 0],
    ["Back", 1],
  ]);
});
