import { expect, test } from "bun:test";
import { added as person } from "./crm/candidates/fixtures";
import { added as company } from "./crm/clients/fixtures";
import { ad, allJobs, takeIn } from "./market/jobs/fixtures";
import { applications } from "./staffing/applications";
import { added as undertaken, fourSeats } from "./staffing/projects/fixtures";
import { deployments } from "./staffing/deployments";
import { jobOrders } from "./staffing/job-orders";
import { deployed, statusOf } from "./staffing/deployments/fixtures";
import { signedIn, testApp } from "./testing";

type Found = { id: string; status: string };

async function desk(kind: string) {
  const app = testApp();
  const { ask, as } = await signedIn(app, "recruiter");
  const path = `/api/${kind}/statuses`;
  const statusesNow = async (of: readonly Found[]) => {
    const rows = await Promise.all(of.map(({ id }) => ask("GET", `/api/${kind}/${id}`)));
    return Promise.all(rows.map(async (row) => ((await row.json()) as Found).status));
  };
  const set = async (body: unknown) => (await ask("POST", path, { body })).json();
  const unset = async (body: unknown) => (await ask("DELETE", path, { body })).json();
  return { app, as, set, unset, statusesNow };
}

test("several candidates are moved at once; the blacklist is entered and left one by one", async () => {
  const { app, set, unset, statusesNow } = await desk("candidates");
  const first = await person(app);
  const second = await person(app, { status: "passive" });
  const third = await person(app);
  const people = [first, second, third];
  const ids = people.map(({ id }) => id);
  await set({ ids: [third.id], status: "hired" });
  const answer = await set({ ids, status: "passive" });
  expect(answer).toEqual({
    moved: [
      { id: first.id, from: "active" },
      { id: third.id, from: "hired" },
    ],
    kept: 1,
  });
  expect(await statusesNow(people)).toEqual(["passive", "passive", "passive"]);
  expect(await set({ ids, status: "blacklisted" })).toEqual({ moved: [], kept: 3 });
  // Another step since: it is no longer the last that is taken back.
  await set({ ids: [third.id], status: "active" });
  const back = await unset({ status: "passive", moved: answer.moved });
  expect(back).toEqual({ count: 1, ids: [first.id] });
  expect(await statusesNow(people)).toEqual(["active", "passive", "active"]);
  // What was never moved so is not moved by an undo.
  const invented = [{ id: second.id, from: "hired" }];
  expect(await unset({ status: "passive", moved: invented })).toEqual({ count: 0, ids: [] });
});

test("clients go back even where no step of its own leads back", async () => {
  const { app, set, unset, statusesNow } = await desk("clients");
  const both = [
    await company(app, { status: "prospect" }),
    await company(app, { status: "inactive" }),
  ];
  const { moved } = await set({ ids: both.map(({ id }) => id), status: "active" });
  expect(await statusesNow(both)).toEqual(["active", "active"]);
  await unset({ status: "active", moved });
  expect(await statusesNow(both)).toEqual(["prospect", "inactive"]);
});

test("a project with open positions is not closed among others", async () => {
  const { app, set, statusesNow } = await desk("projects");
  const both = [
    await undertaken(app, { status: "active", seats: fourSeats }),
    await undertaken(app, { status: "active" }),
  ];
  const answer = await set({ ids: both.map(({ id }) => id), status: "completed" });
  expect([answer.moved.length, answer.kept]).toEqual([1, 1]);
  expect(await statusesNow(both)).toEqual(["active", "completed"]);
});

test("applications are closed together, and each is open again as it was", async () => {
  const { app, as, set, unset, statusesNow } = await desk("applications");
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const people = [await person(app), await person(app)];
  const { added } = await applications.addMany(as, {
    jobId: job?.id ?? "",
    candidateIds: people.map(({ id }) => id),
  });
  const [one] = added;
  await applications.setStatus(as, one?.id ?? "", { version: 1, status: "interview" });
  const ids = added.map(({ id }) => id);
  const { moved } = await set({ ids, status: "filled" });
  expect(await statusesNow(added)).toEqual(["filled", "filled"]);
  await unset({ status: "filled", moved });
  expect((await statusesNow(added)).toSorted()).toEqual(["interview", "pending"]);
});

test("deployments begin together; whoever may not is named with the reason, and the undo leaves nothing behind", async () => {
  const { app, set, unset, statusesNow } = await desk("deployments");
  const people = [await person(app, { status: "passive" }), await person(app)];
  const [one, two] = await Promise.all(people.map(({ id }) => deployed(app, { candidateId: id })));
  const nobody = await deployed(app, { candidateId: null });
  const all = [one, two, nobody].filter((it) => it !== undefined);
  const answer = await set({ ids: all.map(({ id }) => id), status: "active" });
  expect(answer.refused).toEqual([
    {
      id: nobody.id,
      number: nobody.number,
      why: "Not ready to start. No candidate is assigned.",
    },
  ]);
  expect(await statusesNow(all)).toEqual(["active", "active", "scheduled"]);
  const stands = () => Promise.all(people.map(({ id }) => statusOf(app, id)));
  expect(await stands()).toEqual(["hired", "hired"]);
  await unset({ status: "active", moved: answer.moved });
  expect(await statusesNow(all)).toEqual(["scheduled", "scheduled", "scheduled"]);
  expect(await stands()).toEqual(["passive", "active"]);
  expect(await unset({ status: "active", moved: answer.moved })).toEqual({ count: 0, ids: [] });
});

test("a deployment that was completed among others ends on the day it ended before, once it is brought back", async () => {
  const { app, set, unset } = await desk("deployments");
  const { id } = await deployed(app, { endDate: "2027-01-01" });
  await set({ ids: [id], status: "active" });
  const { moved } = await set({ ids: [id], status: "completed" });
  expect(await deployments.find(app, id)).toMatchObject({ status: "completed" });
  await unset({ status: "completed", moved });
  expect(await deployments.find(app, id)).toMatchObject({
    status: "active",
    endDate: "2027-01-01",
  });
});

test("no cancellation is made without a reason, and two steps of one person are not taken at once", async () => {
  const { app, set } = await desk("deployments");
  const { id: candidateId } = await person(app);
  const both = [
    await deployed(app, { candidateId, startDate: "2026-01-01", endDate: "2026-01-31" }),
    await deployed(app, { candidateId, startDate: "2026-02-01", endDate: "2026-02-28" }),
  ];
  const ids = both.map(({ id }) => id);
  expect(await set({ ids, status: "cancelled" })).toMatchObject({ code: "invalid" });
  const { moved, refused } = await set({ ids, status: "active" });
  expect([moved.length, refused.map(({ number }: { number: string }) => number)]).toEqual([
    1,
    [both[1]?.number],
  ]);
});

test("own jobs are closed together and opened again; what was read from an ad is named", async () => {
  const { app, as, set, unset, statusesNow } = await desk("jobs");
  await takeIn(app, [ad()]);
  const [read] = await allJobs(app);
  const own = [
    await jobOrders.add(as, { title: "Chiller engineer" }),
    await jobOrders.add(as, { title: "Shift lead" }),
  ].map(({ id }) => ({ id, status: "open" }));
  const ids = [...own.map(({ id }) => id), read?.id ?? ""];
  const { moved, refused } = await set({ ids, status: "gone" });
  expect(await statusesNow(own)).toEqual(["gone", "gone"]);
  expect(refused).toEqual([
    { id: read?.id, number: "J-0001", why: "Only your own jobs can be closed or reopened." },
  ]);
  expect(await unset({ status: "gone", moved })).toMatchObject({ count: 2 });
  expect(await statusesNow(own)).toEqual(["open", "open"]);
});
