import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { timesheets } from "@/modules/staffing/timesheets";
import { timesheets as sheets, workOrder } from "../schema";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";

/** Two people over two weeks, of whom one has typed ten hours in the last. */
async function house() {
  const app = testApp();
  const reader = await signedIn(app, "viewer");
  const last = addDays(mondayOf(utcToday(app)), -7);
  const before = addDays(last, -7);
  const days = { startDate: addDays(before, -9), endDate: null };
  const [ada, bo] = [
    await added(app, { firstName: "Øyvind", lastName: "Bakke" }),
    await added(app, { firstName: "Zoe", lastName: "Kranz" }),
  ];
  const first = await deployed(app, { ...days, candidateId: ada.id, country: "NL" });
  const second = await deployed(app, { ...days, candidateId: bo.id, country: "DE" });
  for (const week of [before, last]) {
    await timesheets.open(app, first.id, week);
    await timesheets.open(app, second.id, week);
  }
  const [sheet] = await timesheets.listByDeployment(app, first.id);
  const entries = [{ day: last, hourType: "regular" as const, minutes: 600 }];
  await timesheets.save(app, sheet?.id ?? "", {
    version: sheet?.version ?? 0,
    entries,
    holidays: [],
  });
  const ask = async (query: string) => (await reader.ask("GET", `/api/timesheets${query}`)).json();
  const names = async (query: string) =>
    (await ask(query)).map((it: { candidateName: string }) => it.candidateName);
  return { app, reader, last, before, ask, names };
}

test("timesheets of all weeks are found by name, hours, country and week, in the order asked for", async () => {
  const { ask, names, last, before } = await house();
  expect(await ask("")).toHaveLength(4);
  expect(await ask(`?week=${last}`)).toHaveLength(2);
  expect(await names("?q=oyvind&sort=week")).toEqual(["Øyvind Bakke", "Øyvind Bakke"]);
  expect((await ask("?q=oyvind&sort=-week"))[0]).toMatchObject({ week: before });
  expect((await ask("?sort=hours&limit=1"))[0]).toMatchObject({ week: last, minutes: 600 });
  expect(await names("?where=hours:8..")).toEqual(["Øyvind Bakke"]);
  expect(await names(`?where=country:DE;week:${last}..`)).toEqual(["Zoe Kranz"]);
  expect(await ask("?where=expenses:yes")).toEqual([]);
  expect(await names(`?week=${last}&sort=name`)).toEqual(["Øyvind Bakke", "Zoe Kranz"]);
});

test("their pages, ids, counts and files follow the same filter", async () => {
  const { reader, ask, last } = await house();
  const first = await reader.ask("GET", "/api/timesheets?sort=week&limit=3");
  expect(first.headers.get("x-total-count")).toBe("4");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  expect(await (await reader.ask("GET", next)).json()).toHaveLength(1);
  expect((await ask(`/ids?week=${last}`)).ids).toHaveLength(2);
  expect((await ask("/facets?field=country")).values).toMatchObject([
    { value: "DE", count: 2 },
    { value: "NL", count: 2 },
  ]);
  expect((await ask("/counts?week=all")).open).toBe(4);
  const file = await reader.ask("GET", "/api/timesheets/export?format=csv&where=hours:8..");
  expect((await file.text()).split("\n")[1]).toContain(`Øyvind Bakke`);
});

test("what needs work stands first: missing and open, then disputed, then what others decide or is done", async () => {
  const { app, last, before, ask } = await house();
  const { timesheets: found } = await timesheets.list(app, { sort: "-week" });
  const states = ["approved", "submitted", "disputed", "expected"] as const;
  for (const [at, status] of states.entries())
    await app.db.run(sql`update timesheets set status = ${status} where id = ${found[at]?.id}`);
  const order = async (query: string) =>
    (await ask(query)).map(({ status }: { status: string }) => status);
  const ascending = ["expected", "disputed", "submitted", "approved"];
  expect(await order("")).toEqual(ascending);
  expect(await order("?sort=-status")).toEqual(ascending.toReversed());
  expect(await order(`?week=${before}`)).toEqual(["submitted", "approved"]);
  expect(await order(`?week=${last}`)).toEqual(["expected", "disputed"]);
});

test.each([
  ["a week", sql`where week = '2026-11-16'`, "timesheets_work (week=?)"],
  ["all weeks", sql``, "timesheets_all_work"],
])("the order of %s is read from an index and sorts nothing", async (_, where, index) => {
  const { app } = await house();
  const order = workOrder(sheets.status);
  const plan = await app.db.all(sql`explain query plan
    select ${sheets.id} from ${sheets} ${where} order by ${order}, ${sheets}.rowid limit 51`);
  expect(JSON.stringify(plan)).toContain(`USING INDEX ${index}`);
  expect(JSON.stringify(plan)).not.toContain("TEMP B-TREE");
});
