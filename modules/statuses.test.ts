import { expect, test } from "bun:test";
import { added as person } from "./crm/candidates/fixtures";
import { added as company } from "./crm/clients/fixtures";
import { ad, allJobs, takeIn } from "./market/jobs/fixtures";
import { applications } from "./staffing/applications";
import { added as undertaken, fourSeats } from "./staffing/projects/fixtures";
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
