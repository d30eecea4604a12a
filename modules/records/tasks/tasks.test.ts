import { expect, test } from "bun:test";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { added } from "@/modules/crm/candidates/fixtures";
import { notifications } from "@/modules/platform/notifications";
import { signedIn, testApp } from "@/modules/testing";
import { stretchOf, TaskQuery, tasks } from "./index";

const noon = "2026-01-01T12:00:00.000Z";

async function desk() {
  const app = testApp();
  const recruiter = await signedIn(app, "recruiter");
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const add = (title: string, details: object = {}) =>
    recruiter.ask("POST", "/api/tasks", { body: { title, ...details } });
  const titles = async (query: string, who = recruiter) => {
    const found: { title: string }[] = await (await who.ask("GET", `/api/tasks${query}`)).json();
    return found.map(({ title }) => title);
  };
  return { app, recruiter, id, add, titles };
}

test.each([
  [null, "undated"],
  ["2026-01-01T11:59:00.000Z", "overdue"],
  [noon, "today"],
  ["2026-01-01T22:59:59.999Z", "today"],
  ["2026-01-01T23:00:00.000Z", "later"],
] as const)("what is due at %s is %s", (dueAt, stretch) => {
  expect(stretchOf({ dueAt, doneAt: null }, noon, "2026-01-01T23:00:00.000Z")).toBe(stretch);
  expect(stretchOf({ dueAt, doneAt: noon }, noon, noon)).toBe("done");
});

test("one's tasks come by when they are due, cut where one's own day ends", async () => {
  const { add, titles } = await desk();
  await add("Sometime");
  await add("Tonight", { dueAt: "2026-01-01T22:30:00.000Z" });
  await add("Late", { dueAt: "2025-12-31T12:00:00.000Z" });
  await add("Tomorrow", { dueAt: "2026-01-01T23:30:00.000Z" });
  expect(await titles("")).toEqual(["Late", "Tonight", "Tomorrow", "Sometime"]);
  expect(await titles("?stretch=overdue")).toEqual(["Late"]);
  const inAmsterdam = "tonight=2026-01-01T23:00:00.000Z";
  expect(await titles(`?stretch=today&${inAmsterdam}`)).toEqual(["Tonight"]);
  expect(await titles(`?stretch=later&${inAmsterdam}`)).toEqual(["Tomorrow"]);
  expect(await titles("?stretch=today")).toEqual(["Tonight", "Tomorrow"]);
  expect(await titles("?stretch=undated")).toEqual(["Sometime"]);
});

test("a record shows everybody's tasks, a person their own, and the task says what it is about", async () => {
  const { app, recruiter, id, add, titles } = await desk();
  const other = await signedIn(app, "recruiter");
  const record = { kind: "candidate", id };
  const task = await (await add("Call", { record, assigneeId: other.user.id })).json();
  expect(task).toMatchObject({
    record: { ...record, label: "Femke Kabel" },
    assignee: { id: other.user.id, name: "Ada Jansen" },
  });
  const { id: clientId } = await addedClient(app);
  await add("Visit", { record: { kind: "client", id: clientId } });
  expect(await titles(`?kind=candidate&id=${id}`)).toEqual(["Call"]);
  expect(await titles("")).toEqual(["Visit"]);
  expect(await titles("", other)).toEqual(["Call"]);
  expect(await titles(`?assignee=${recruiter.user.id}`, other)).toEqual(["Visit"]);
});

test("done is done once, and can be taken back", async () => {
  const { recruiter, add, titles } = await desk();
  const { id } = await (await add("Call")).json();
  const path = `/api/tasks/${id}/completion`;
  const done = await (await recruiter.ask("POST", path)).json();
  expect(done).toMatchObject({ doneAt: noon, doneBy: "Ada Jansen" });
  expect((await recruiter.ask("POST", path)).status).toBe(409);
  expect([await titles(""), await titles("?stretch=done")]).toEqual([[], ["Call"]]);
  await recruiter.ask("DELETE", path);
  expect(await titles("")).toEqual(["Call"]);
});

test("the second editor of a task is told, and what it was given to is somebody", async () => {
  const { recruiter, add } = await desk();
  const { id } = await (await add("Call")).json();
  const patch = (body: object) => recruiter.ask("PATCH", `/api/tasks/${id}`, { body });
  const dueAt = "2026-01-05T09:00:00.000Z";
  expect(await (await patch({ version: 1, dueAt })).json()).toMatchObject({ dueAt, version: 2 });
  expect((await patch({ version: 1, title: "Stale" })).status).toBe(409);
  expect(await (await patch({ version: 2, dueAt: null })).json()).toMatchObject({ dueAt: null });
  expect((await patch({ version: 3, assigneeId: Bun.randomUUIDv7() })).status).toBe(404);
  expect((await add("", {})).status).toBe(422);
  expect((await add("Call", { dueAt: "tomorrow" })).status).toBe(422);
});

test("a deleted task comes back", async () => {
  const { app, recruiter, id, add } = await desk();
  const task = await (await add("Call", { record: { kind: "candidate", id } })).json();
  const path = `/api/tasks/${task.id}`;
  expect((await recruiter.ask("DELETE", path)).status).toBe(204);
  const query = TaskQuery.parse({ assignee: "anyone" });
  expect(await tasks.list(app, query)).toEqual([]);
  await recruiter.ask("POST", `${path}/restoration`);
  expect(await tasks.list(app, query)).toMatchObject([{ title: "Call", record: { id } }]);
});

test("a viewer reads tasks and gets none to write", async () => {
  const { app } = await desk();
  const viewer = await signedIn(app, "viewer");
  expect((await viewer.ask("GET", "/api/tasks")).status).toBe(200);
  expect((await viewer.ask("POST", "/api/tasks", { body: { title: "Call" } })).status).toBe(403);
});

test("whose task is done or deleted is not told of it any longer, whoever did it", async () => {
  const { app, recruiter, add } = await desk();
  const other = await signedIn(app, "recruiter");
  const given = (title: string) => add(title, { assigneeId: other.user.id });
  const [first, second] = [await (await given("Call")).json(), await (await given("Visit")).json()];
  expect(await notifications.countUnread(other.as)).toEqual({ unread: 2 });
  await tasks.complete(recruiter.as, first.id);
  expect(await notifications.countUnread(other.as)).toEqual({ unread: 1 });
  await tasks.remove(other.as, second.id);
  expect(await notifications.countUnread(other.as)).toEqual({ unread: 0 });
});

test("tasks come page by page, by any head, and those of a filter are known by their ids and as a file", async () => {
  const { recruiter, add } = await desk();
  const dueAt = (day: number) => ({ dueAt: `2026-01-0${day}T09:00:00.000Z` });
  await add("Cooling", dueAt(3));
  await add("Audit", dueAt(5));
  await add("Badge");
  await add("Gone", dueAt(4));
  await recruiter.ask("POST", `/api/tasks/${(await pageOf("q=gone"))[0]}/completion`);
  async function pageOf(query: string): Promise<string[]> {
    const rows = await (await recruiter.ask("GET", `/api/tasks?${query}`)).json();
    return rows.map(({ id }: { id: string }) => id);
  }
  const read = async (query: string) => {
    const found: string[] = [];
    let path: string | undefined = `/api/tasks?limit=2&stretch=all&${query}`;
    while (path) {
      const answer: Response = await recruiter.ask("GET", path);
      expect(answer.headers.get("x-total-count")).toBe("4");
      found.push(...(await answer.json()).map(({ title }: { title: string }) => title));
      path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    return found;
  };
  expect(await read("sort=due")).toEqual(["Cooling", "Audit", "Badge", "Gone"]);
  expect(await read("sort=-due")).toEqual(["Gone", "Badge", "Audit", "Cooling"]);
  expect(await read("sort=title")).toEqual(["Audit", "Badge", "Cooling", "Gone"]);
  expect(await read("sort=added")).toHaveLength(4);
  const ids = await (await recruiter.ask("GET", "/api/tasks/ids?q=COOL")).json();
  expect(ids).toEqual({ ids: await pageOf("q=cool"), next: null });
  const file = await recruiter.ask("GET", "/api/tasks/export?format=csv&sort=title");
  const lines = (await file.text()).split("\n").slice(1);
  expect(lines.flatMap((line) => /^(Audit|Badge|Cooling)/.exec(line)?.[1] ?? [])).toEqual([
    "Audit",
    "Badge",
    "Cooling",
  ]);
});

test("several tasks are done, handed over and put off in one go, and each goes back to where it stood", async () => {
  const { app, recruiter, add } = await desk();
  const other = await signedIn(app, "recruiter");
  const dueAt = "2026-01-05T09:00:00.000Z";
  const ids: string[] = [];
  for (const details of [{ dueAt }, {}]) ids.push((await (await add("Call", details)).json()).id);
  const [, second = ""] = ids;
  await tasks.complete(recruiter.as, second);
  const stand = async () => {
    const query = TaskQuery.parse({ assignee: "anyone", stretch: "all" });
    const found = await tasks.list(app, query);
    return ids.map((id) => {
      const it = found.find((task) => task.id === id);
      return [it?.assignee.id, it?.dueAt, it?.doneAt !== null];
    });
  };
  const change = async (body: object, method: "POST" | "DELETE" = "POST") =>
    (await recruiter.ask(method, "/api/tasks/changes", { body })).json();
  const before = await stand();
  const later = "2026-02-01T09:00:00.000Z";
  const given = { isDone: true, dueAt: later, assigneeId: other.user.id };
  const answer = await change({ ids, ...given });
  expect(await stand()).toEqual([
    [other.user.id, later, true],
    [other.user.id, later, true],
  ]);
  // What somebody changed since stays as it is.
  await tasks.edit(other.as, second, { version: 2, title: "Mine now" });
  expect((await change(answer, "DELETE")).tasks).toHaveLength(1);
  expect(await stand()).toEqual([before[0] ?? [], [other.user.id, later, true]]);
  expect((await recruiter.ask("POST", "/api/tasks/changes", { body: { ids: [] } })).status).toBe(
    422,
  );
  // Of tasks that are gone nothing is changed, either way.
  const gone = Bun.randomUUIDv7();
  expect(await change({ ids: [gone], isDone: true })).toEqual({ tasks: [] });
  const back = answer.tasks.slice(0, 1).map((it: object) => ({ ...it, id: gone }));
  expect(await change({ tasks: back }, "DELETE")).toEqual({ tasks: [] });
  const strange = answer.tasks.map((it: object) => ({ ...it, assigneeId: Bun.randomUUIDv7() }));
  expect(await change({ tasks: strange }, "DELETE")).toMatchObject({ code: "missing" });
});
