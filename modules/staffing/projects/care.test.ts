import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { added, fourSeats } from "./fixtures";
import { holder } from "./holder";
import * as projects from "./verbs";

test("a status goes only where the table lets it, and the refusal names where", async () => {
  const { as, ask } = await signedIn(testApp(), "recruiter");
  const { id } = await added(as);
  const to = (status: string, version: number) =>
    ask("POST", `/api/projects/${id}/status`, { body: { status, version } });
  const refused = await to("completed", 1);
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "Allowed next statuses of a project after planning: active, on_hold, cancelled.",
  ]);
  expect((await to("active", 1)).status).toBe(200);
  expect((await to("completed", 2)).status).toBe(200);
});

test("a project with open seats is only completed by somebody who says so", async () => {
  const app = testApp();
  const { id } = await added(app, { status: "active", seats: fourSeats });
  const done = { version: 1, status: "completed" } as const;
  expect(projects.setStatus(app, id, done)).rejects.toThrow("Some positions are still open.");
  const over = await projects.setStatus(app, id, {
    ...done,
    despiteOpenSeats: true,
    reason: "Client stopped",
  });
  expect(over.history[0]).toMatchObject({ event: "status", reason: "Client stopped" });
});

test("archived projects leave the list and come back by the undo", async () => {
  const { as, ask } = await signedIn(testApp(), "recruiter");
  const { id } = await added(as);
  const body = { ids: [id] };
  const count = async () => (await ask("GET", "/api/projects")).headers.get("x-total-count");
  expect(await (await ask("POST", "/api/projects/archivals", { body })).json()).toEqual({
    count: 1,
    ...body,
  });
  expect(await count()).toBe("0");
  await ask("DELETE", "/api/projects/archivals", { body });
  expect(await count()).toBe("1");
});

test("the load of a person counts what is planned or running, and its free seats", async () => {
  const app = testApp();
  const { as, user } = await signedIn(app, "recruiter");
  const team = [{ userId: user.id, part: "recruiter" as const }];
  await added(as, { team, seats: fourSeats });
  await added(as, { team, seats: fourSeats, status: "completed" });
  expect(await projects.loads(as)).toEqual([
    { userId: user.id, name: "Ada Jansen", projects: 1, openSeats: 4 },
  ]);
  const { writes, news } = await holder.erase(as, { type: "user", id: user.id });
  await app.write(writes, ...news);
  expect((await projects.loads(as))[0]?.projects).toBe(0);
});
