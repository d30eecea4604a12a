import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { desk } from "../desk.testing";
import type { Interview } from "../index";

type Kept = { moved: { id: string; from: string }[]; kept: number };

/** An afternoon of interviews, asked for in its middle. */
async function diary() {
  const house = await desk();
  const { app, add, at, recruiter } = house;
  const { id: other } = await added(app, { firstName: "Bram", lastName: "Anders" });
  const { id: clientId } = await addedClient(app, { name: "Amstel Example BV" });
  const past: Interview = await add({ scheduledAt: "2026-01-01T14:00:00.000Z" });
  const going: Interview = await add({
    ...{ candidateId: other, scheduledAt: "2026-01-01T15:30:00.000Z", type: "phone" },
    ...{ people: [], clientId, round: "client" },
  });
  const ahead: Interview = await add({ scheduledAt: "2026-01-02T09:00:00.000Z" });
  at("2026-01-01T16:00:00.000Z");
  const numbers = async (query: string) =>
    (await house.list(query)).map(({ number }) => Number(number.slice(2)));
  const change = async (
    method: "POST" | "DELETE",
    body: object,
  ): Promise<Kept & { count: number }> =>
    (await recruiter.ask(method, "/api/crm/interviews/outcomes", { body })).json();
  return { ...house, other, past, going, ahead, numbers, change };
}

test("what goes on now is ahead, what is over without a word waits for its outcome, and each list has its order", async () => {
  const { numbers } = await diary();
  expect(await numbers("?which=ahead")).toEqual([2, 3]);
  expect(await numbers("?which=upcoming")).toEqual([3]);
  expect(await numbers("?which=unsettled")).toEqual([1]);
  expect(await numbers("?which=past")).toEqual([2, 1]);
  expect(await numbers("?which=past&sort=-time")).toEqual([1, 2]);
  expect(await numbers("?sort=candidate")).toEqual([2, 1, 3]);
  expect(await numbers("?sort=client")).toEqual([2, 1, 3]);
});

test("it is searched by names and numbers, narrowed by conditions, and read page by page", async () => {
  const { numbers, recruiter } = await diary();
  expect(await numbers("?q=bram%20ams")).toEqual([2]);
  expect(await numbers("?q=i-0003")).toEqual([3]);
  expect(await numbers("?where=interviewer:none")).toEqual([2]);
  expect(await numbers(`?where=-interviewer:${recruiter.user.id}`)).toEqual([2]);
  expect(await numbers("?where=type:phone;round:client;client:amstel")).toEqual([]);
  expect(await numbers("?where=type:phone;client:Amstel%20Example%20BV")).toEqual([2]);
  expect(await numbers("?where=when:2026-01-02..")).toEqual([3]);
  const first = await recruiter.ask("GET", "/api/crm/interviews?which=all&sort=time&limit=2");
  expect(first.headers.get("x-total-count")).toBe("3");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second: Interview[] = await (await recruiter.ask("GET", next)).json();
  expect(second.map(({ number }) => number)).toEqual(["I-0001"]);
});

test("ids, counts and export answer the same filter", async () => {
  const { recruiter, past, ahead } = await diary();
  const ask = async (way: string) =>
    (await recruiter.ask("GET", `/api/crm/interviews${way}`)).json();
  expect(await ask("/ids?q=kabel")).toEqual({ ids: [past.id, ahead.id], next: null });
  expect((await ask("/facets?field=type&which=all")).values).toEqual([
    { value: "video", name: null, count: 2 },
    { value: "phone", name: null, count: 1 },
  ]);
  expect(await ask(`/export?format=json&which=unsettled`)).toMatchObject([
    { number: "I-0001", candidateName: "Femke Kabel" },
  ]);
  const table = await recruiter.ask("GET", "/api/crm/interviews/export?format=csv&which=unsettled");
  expect(await table.text()).toContain("I-0001,2026-01-01T14:00:00.000Z,2026-01-01T15:00:00.000Z");
  expect(await ask(`/export?format=json&ids=${ahead.id}`)).toHaveLength(1);
});

test("several are held at once, those to come stay, and one way back opens them again", async () => {
  const { app, past, going, ahead, change, numbers, other } = await diary();
  const ids = [past.id, going.id, ahead.id];
  const done = await change("POST", { ids, status: "completed" });
  expect(done).toMatchObject({
    moved: [past.id, going.id].map((id) => ({ id, from: "scheduled" })),
    kept: 1,
  });
  expect(await numbers("?where=status:completed")).toEqual([2, 1]);
  expect((await candidates.rowOf(app, other)).lastContactAt).toBe(going.scheduledAt);
  expect(await change("DELETE", { status: "completed", moved: done.moved })).toMatchObject({
    count: 2,
  });
  expect(await numbers("?where=status:completed")).toEqual([]);
});

test("what was judged since keeps its outcome when the others are taken back", async () => {
  const { post, past, going, change, numbers } = await diary();
  const { moved } = await change("POST", { ids: [past.id, going.id], status: "completed" });
  await post({ overall: 4, recommendation: "yes" }, `/${past.id}/scorecard`);
  expect(await change("DELETE", { status: "completed", moved })).toMatchObject({ count: 1 });
  expect(await numbers("?where=status:completed")).toEqual([1]);
});
