import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { signedIn, testApp } from "@/modules/testing";
import { addDays } from "@/src/calendar";
import { addAll } from "../lifecycle/adding";
import { person } from "../fixtures";
import { matching } from "./filter";
import { CandidateFilter } from "./questions";

const app = testApp();
const today = app.now().toISOString().slice(0, 10);
const eur = "EUR";
await addAll(app, [
  person({ yearsDatacentre: 2, yearsTotal: 12, headline: "Chiller technician", noticeDays: 30 }),
  person({
    ...{ yearsDatacentre: 5, headline: "Chiller engineer", availableFrom: "2026-12-31" },
    pay: { amount: 45, currency: eur, period: "hour" },
  }),
  person({ yearsDatacentre: 7.5, pay: { amount: 93_600, currency: eur, period: "year" } }),
  person({ yearsDatacentre: 10, pay: { amount: 400, currency: eur, period: "day" } }),
  person({ yearsDatacentre: 11, pay: { amount: 50, currency: "GBP", period: "hour" } }),
  person({ pay: { amount: 5_200, currency: eur, period: "month" }, noticeDays: 0 }),
]);
const reader = await signedIn(app, "viewer");
const asked = (query: string) => reader.ask("GET", `/api/candidates${query}`);
const search = (q: string) => `?q=${encodeURIComponent(q)}`;

test.each([
  ["?years=5..10", 3],
  ["?years=5..", 4],
  ["?years=..5", 2],
  ["?years=5..10&pay=..43", 1],
  ["?experience=10..", 1],
  // 45 an hour is 93,600 a year; 400 a day is 42.31 an hour, 5,200 a month is 30.
  ["?pay=45..45", 2],
  ["?pay=42..46", 3],
  ["?salary=93600..", 3],
  ["?salary=..62400", 1],
  // Pounds count by the reference rate.
  ["?pay=57..58", 1],
  ["?pay=1..", 5],
  ["?notice=..30", 2],
  [`?available=..${addDays(today, 29)}`, 1],
  [`?available=..${addDays(today, 30)}`, 2],
  ["?available=2026-12-31..2026-12-31", 1],
  [`?added=${today}..${today}`, 6],
  [`?added=..${addDays(today, -1)}`, 0],
  [`?added=${today.slice(0, 4)}`, 6],
  [`?keep=..${addDays(today, 364)}`, 0],
  [`?keep=${addDays(today, 365)}..`, 6],
  [search("chiller years:>=5"), 1],
  [search("years:5..10"), 3],
  [search("Years:<=5 chil"), 2],
  [search("engineer OR technician years:..3"), 1],
  [`${search("years:5..")}&years=..7`, 1],
  [search('"years:5..10"'), 0],
  [search("height:5..10"), 0],
])("%s finds %i, on every way through the list", async (query, count) => {
  const page = await asked(query);
  expect(page.headers.get("x-total-count")).toBe(String(count));
  expect(await page.json()).toHaveLength(count);
  const file = await asked(query.replace("?", "/export?format=json&"));
  expect(await file.json()).toHaveLength(count);
  expect(await (await asked(`${query}&sort=name`)).json()).toHaveLength(count);
});

const towns = testApp();
await addAll(towns, [
  person({ location: "Amsterdam", country: "NL" }),
  person({ location: "Haarlem (NL)", country: "NL", headline: "Chiller technician" }),
  person({ location: "Utrecht, Netherlands", country: "NL" }),
  person({ location: "Köln", country: "DE" }),
  person({ location: "Nowhere on Sea", country: "NL" }),
  person(),
]);
const { ask } = await signedIn(towns, "viewer");

// Haarlem lies 17 kilometres from Amsterdam, Utrecht 35 and Cologne 208.
test.each([
  ["?near=amsterdam&within=25", 2],
  ["?near=Amsterdam%2C%20NL&within=25", 2],
  ["?near=Amsterdam", 3],
  ["?near=Amsterdam&within=25&q=chiller", 1],
  ["?near=Amsterdam&within=500", 4],
  ["?near=K%C3%B6ln&within=1&sort=name", 1],
  ["?near=Atlantis&within=500", 0],
])("who lives %s is found: %i", async (query, count) => {
  const page = await ask("GET", `/api/candidates${query}`);
  expect(page.headers.get("x-total-count")).toBe(String(count));
  expect(await page.json()).toHaveLength(count);
  const file = await ask("GET", `/api/candidates/export${query}&format=json`);
  expect(await file.json()).toHaveLength(count);
});

test.each(["years=young", "years=..", "years=-1..", "added=2026-13..", "pay=1..2..3"])(
  "a range that nobody understands is refused: %s",
  async (query) => {
    const answer = await asked(`?${query}`);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Invalid range");
  },
);

test.each(["pay=40..45", "salary=50000..60000", "years=3..5", "experience=3..5"])(
  "who is within %s is found by an index, without looking at everybody",
  async (query) => {
    const filter = CandidateFilter.parse(Object.fromEntries(new URLSearchParams(query)));
    const plan = await app.db.all<[number, number, number, string]>(
      sql`explain query plan select count(*) from candidates where ${await matching(app, filter)}`,
    );
    expect(plan.map(([, , , step]) => step).join()).toMatch(
      /USING (?:COVERING )?INDEX candidates_(?:pay|years|experience) \(<expr>=\? AND /,
    );
  },
);
