import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";

test("tasks are asked by conditions, which take the place of what is listed by itself", async () => {
  const app = testApp();
  const recruiter = await signedIn(app, "recruiter");
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const add = (title: string, details: object = {}) =>
    recruiter.ask("POST", "/api/tasks", { body: { title, ...details } });
  const titles = async (query: string) => {
    const found: { title: string }[] = await (
      await recruiter.ask("GET", `/api/tasks${query}`)
    ).json();
    return found.map(({ title }) => title);
  };
  const other = await signedIn(app, "recruiter");
  const record = { kind: "candidate", id };
  await add("Call", { record, dueAt: "2026-01-05T09:00:00.000Z" });
  await add("Visit", { assigneeId: other.user.id });
  const { id: done } = await (await add("Write")).json();
  await recruiter.ask("POST", `/api/tasks/${done}/completion`);
  expect(await titles("?where=about:candidate")).toEqual(["Call"]);
  expect(await titles("?where=-about:candidate")).toEqual([]);
  expect(await titles("?where=due:..1w")).toEqual(["Call"]);
  expect(await titles("?where=done:yes")).toEqual(["Write"]);
  expect(await titles(`?where=assignee:${other.user.id}`)).toEqual(["Visit"]);
  const counts = await recruiter.ask("GET", "/api/tasks/facets?field=assignee&assignee=anyone");
  expect((await counts.json()).values).toMatchObject([{ count: 1 }, { count: 1 }]);
});
