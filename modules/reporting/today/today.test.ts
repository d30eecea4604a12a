import { expect, test } from "bun:test";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { payments } from "@/modules/billing/payments";
import { camtOf } from "@/modules/billing/payments/fixtures";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { noon, signedIn, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import type { Today } from "./index";

async function house() {
  const app = testApp();
  const { ask } = await signedIn(app);
  const day = async (query = ""): Promise<Today> => (await ask("GET", `/api/today${query}`)).json();
  const groupsOf = async (query = "") => (await day(query)).groups.map(({ group }) => group);
  return { app, ask, day, groupsOf };
}

const inDays = (days: number) =>
  new Date(noon.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function atWork(app: App, candidateId: string, days: number) {
  const dates = { startDate: inDays(-30), endDate: inDays(days) };
  const { id, version } = await deployed(app, { candidateId, ...dates });
  return deployments.setStatus(app, id, { version, status: "active" });
}

test("a day on which nothing is due has no groups", async () => {
  const { groupsOf } = await house();
  expect((await groupsOf()).filter((it) => it !== "trouble")).toEqual([]);
});

test("tasks due today and overdue ones are listed by whose they are, and a later one is not", async () => {
  const { app, ask, day } = await house();
  const other = await signedIn(app, "recruiter");
  const add = (by: typeof ask, title: string, dueAt: string) =>
    by("POST", "/api/tasks", { body: { title, dueAt, record: null } });
  await add(ask, "Call", new Date(noon.getTime() - 3_600_000).toISOString());
  await add(ask, "Later", `${inDays(3)}T10:00:00.000Z`);
  await add(other.ask, "Theirs", new Date(noon.getTime() + 3_600_000).toISOString());
  const tasksOf = async (whose: string) =>
    (await day(`?whose=${whose}`)).groups.find(({ group }) => group === "tasks");
  expect(await tasksOf("mine")).toMatchObject({ total: 1, rows: [{ what: "Call", isLate: true }] });
  expect((await tasksOf("everyone"))?.rows.map(({ what }) => what)).toEqual(["Call", "Theirs"]);
});

test("who rolls off is named with the day, unless the same person goes on elsewhere", async () => {
  const { app, day } = await house();
  const stays = await added(app, { lastName: "Stays" });
  await atWork(app, stays.id, 10);
  await deployed(app, { candidateId: stays.id, startDate: inDays(11), endDate: null });
  const goes = await added(app, { lastName: "Goes" });
  const last = await atWork(app, goes.id, 10);
  await atWork(app, (await added(app)).id, 60);
  const group = (await day()).groups.find((it) => it.group === "rollOffs");
  expect(group).toMatchObject({ total: 1, rows: [{ id: last.id, at: inDays(10) }] });
  expect(group?.rows[0]?.who).toEndWith("Goes");
});

test("a viewer sees the day, and what failed is an administrator's", async () => {
  const { app, groupsOf } = await house();
  const viewer = await signedIn(app, "viewer");
  const answer = await viewer.ask("GET", "/api/today");
  expect(answer.status).toBe(200);
  const { groups }: Today = await answer.json();
  expect(groups.map(({ group }) => group)).not.toContain("trouble");
  expect(await groupsOf()).toContain("trouble");
});

test("money that came in and invoices that are late are told to who may book, and to no viewer", async () => {
  const { app, groupsOf, day } = await house();
  const invoice = await issued(app);
  await payments.importStatements(app, camtOf({ payments: [{ amount: "12.00", payer: "Main" }] }));
  expect((await day()).groups).toMatchObject([
    { group: "payments", total: 1, rows: [{ who: "Main", money: { cents: 1200 } }] },
    { group: "overdue", total: 1, rows: [{ what: invoice.number, money: { cents: 119_000 } }] },
    { group: "trouble" },
  ]);
  expect(await groupsOf()).toContain("overdue");
  const viewer = await signedIn(app, "viewer");
  const { groups }: Today = await (await viewer.ask("GET", "/api/today")).json();
  expect(groups).toEqual([]);
});

test("a day that is asked for again tells each what is theirs, and what has come and gone since", async () => {
  const { ask, day } = await house();
  const own = async () =>
    (await day("?whose=mine")).groups.find(({ group }) => group === "tasks")?.rows ?? [];
  expect(await own()).toEqual([]);
  const body = { title: "Call", dueAt: noon.toISOString(), record: null };
  const task = await (await ask("POST", "/api/tasks", { body })).json();
  for (const _ of [1, 2]) expect(await own()).toMatchObject([{ id: task.id, what: "Call" }]);
  expect((await ask("POST", `/api/tasks/${task.id}/completion`)).status).toBe(200);
  expect(await own()).toEqual([]);
});
