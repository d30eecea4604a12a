import { afterEach, expect, test } from "bun:test";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { dayMs, utcToday } from "@/src/calendar";
import { atClient } from "./fixtures";
import { approvals } from "./index";
import { standardApproval } from "./rules";
import { approvalTasks } from "./sending";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

const path = "/api/settings/timesheets";

test("an administrator sets when hours go to clients and what follows; each wrong number is told by its field", async () => {
  const { ask } = await signedIn(testApp());
  const put = async (change: object, version: number) => {
    const value = { ...standardApproval, ...change };
    const answer = await ask("PUT", path, { body: { value, version } });
    return [answer.status, Object.keys((await answer.json()).fields ?? {}).join()];
  };
  const wrong = [
    [{ reminderHours: 0 }, "reminderHours"],
    [{ secondHours: 337 }, "secondHours"],
    [{ linkDays: 1.5 }, "linkDays"],
    [{ deadlineDays: -1 }, "deadlineDays"],
    [{ isChased: "yes" }, "isChased"],
  ] as const;
  for (const [change, field] of wrong) expect(await put(change, 0)).toEqual([422, field]);
  expect(await put({ reminderHours: 4 }, 0)).toEqual([200, ""]);
  // Somebody else was first.
  expect((await put({ reminderHours: 5 }, 0))[0]).toBe(409);
  const { settings: kept } = await (await ask("GET", path)).json();
  expect(kept).toMatchObject([{ value: { reminderHours: 4, deadlineDays: 2, isChased: false } }]);
});

test("nobody else reads or changes them, and what was kept before there were deadlines has the usual one", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  expect((await ask("GET", path)).status).toBe(403);
  expect((await ask("PUT", path, { body: { value: standardApproval } })).status).toBe(403);
  const { deadlineDays: _, isChased: __, ...before } = standardApproval;
  await settings.save(app, "timesheets", { value: { ...before, linkDays: 7 } });
  expect(await settings.valueOf(app, "timesheets")).toEqual({ ...standardApproval, linkDays: 7 });
});

test("links go by themselves only where that is set, last as long and are followed as soon as it says", async () => {
  const it = await atClient(1);
  opened.push(it.server);
  const { app, week, later } = it;
  const [task] = approvalTasks;
  const set = (change: object) =>
    settings.save(app, "timesheets", { value: { ...standardApproval, ...change } });
  await set({ isAutomatic: false });
  expect(await task?.run(app, utcToday(app))).toBe(0);
  await set({ reminderHours: 5, secondHours: 2, linkDays: 3 });
  expect(await task?.run(app, utcToday(app))).toBe(1);
  const [link] = await approvals.linksOf(app, week);
  const sent = Date.parse(link?.sentAt ?? "");
  expect(Date.parse(link?.expiresAt ?? "") - sent).toBe(3 * dayMs);
  // The second approver comes before the reminder, because its hours are fewer.
  expect(link?.next).toEqual({ kind: "second", at: new Date(sent + 2 * 3_600_000).toISOString() });
  later(2);
  expect(await approvals.remind(app)).toBe(1);
  const all = await approvals.linksOf(app, week);
  const first = all.find(({ kind }) => kind === "first");
  expect(first?.next).toMatchObject({ kind: "reminder" });
});
