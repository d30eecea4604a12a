import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { oneFile } from "@/modules/fixtures";
import { gdprPurges } from "@/modules/privacy/gdpr/schema";
import { notifications } from "@/modules/platform/notifications";
import { schedules } from "@/modules/platform/scheduler";
import type { DailyTask } from "@/src/workers/daily-task";
import { noon, request, signedIn, testApp } from "@/modules/testing";
import { tokens } from "@/modules/platform/api-tokens";
import { Failure } from "@/src/errors";
import { createLog } from "@/src/log";
import { system } from "./index";

const broken: DailyTask = {
  name: "broken",
  does: "Breaks",
  run: () => Promise.reject(new Failure("full", "The disk is full. Free some space.")),
};

test("a daily task that fails is told to every administrator, once a day, and to nobody else", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  const [admin, recruiter] = [await signedIn(app), await signedIn(app, "recruiter")];
  const toldTo = async ({ as }: typeof admin) =>
    (await notifications.list(as, { which: "all", limit: 9 })).notifications.map((it) => it.title);
  await system.watch(app);
  expect(await toldTo(admin)).toEqual([]);
  await schedules.runDue(app, [broken]);
  await system.watch(app);
  await system.watch(app);
  expect(await toldTo(admin)).toEqual(["A daily task failed: broken"]);
  expect(await toldTo(recruiter)).toEqual([]);
  now = new Date(noon.getTime() + 86_400_000);
  await schedules.runDue(app, [broken]);
  await system.watch(app);
  expect(await toldTo(admin)).toHaveLength(2);
});

test("a purge that has come to a halt is told to administrators, once for each halt", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const halt = { at: "2025-12-31T01:00:00.000Z", by: "schedule", outcome: "size" as const };
  await app.write([app.db.insert(gdprPurges).values({ ...halt, due: 900, erased: 0 })]);
  await system.watch(app);
  await system.watch(app);
  const { notifications: told } = await notifications.list(as, { which: "all", limit: 9 });
  expect(told.map(({ title, path }) => [title, path])).toEqual([
    ["Automatic deletion paused: review needed", "/gdpr?tab=retention"],
  ]);
  const { concerns } = await system.state(app);
  expect(concerns.map(({ concern }) => concern)).toContain("purgeHalted");
});

test("the list of schedules says how each went, why it failed, and when it runs next", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const listed = async () => (await ask("GET", "/api/schedules")).json();
  const [before] = await listed();
  expect(before).toMatchObject({ last: null, isRunning: false, nextAt: noon.toISOString() });
  expect((await ask("POST", `/api/schedules/${before.name}/runs`)).status).toBe(200);
  expect((await listed())[0]).toMatchObject({
    last: { outcome: "done", reason: null },
    nextAt: "2026-01-02T00:00:00.000Z",
  });
  const run = await schedules.run(app, [broken], "broken");
  expect(run.reason).toBe("The disk is full. Free some space.");
  const [overview] = await schedules.overview(app, [broken]);
  expect(overview?.nextAt).toBe("2026-01-01T13:00:00.000Z");
  expect((await ask("POST", "/api/schedules/dreaming/runs")).status).toBe(404);
});

test("the state counts what there is, and the database is looked through on a thread of its own", async () => {
  const app = testApp({}, oneFile());
  const { ask } = await signedIn(app);
  await added(app);
  const state = await (await ask("GET", "/api/system")).json();
  expect(state.records[0]).toEqual({ kind: "candidates", count: 1 });
  expect(state.engine).toMatchObject({ kind: "sqlite" });
  expect(state.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(state.database.bytes).toBeGreaterThan(100_000);
  const checks = await (await ask("POST", "/api/system/checks")).json();
  expect(checks).toEqual([
    { name: "database", isWell: true, says: "intact", fix: null },
    { name: "references", isWell: true, says: "consistent", fix: null },
  ]);
  await app.close();
});

test("the last hundred warnings are shown, without the message of an error", async () => {
  const log = createLog("silent");
  const app = testApp({ log });
  const { ask } = await signedIn(app);
  for (let n = 0; n < 150; n += 1) log.warn("a listener stumbled", { n });
  log.info("nothing to worry about");
  const lines = await (await ask("GET", "/api/system/log")).json();
  expect([lines.length, lines[0].facts, lines.at(-1).facts]).toEqual([100, { n: 149 }, { n: 50 }]);
});

test("monitoring reads figures with a token for the system, and with no other", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const read = async (scopes: { system?: "read"; jobs?: "read" }, name: string) => {
    const { secret } = await tokens.create(as, { name, scopes, days: 7 });
    return request(app, "GET", "/metrics", { headers: { authorization: `Bearer ${secret}` } });
  };
  const well = await read({ system: "read" }, "monitoring");
  expect(await well.text()).toMatch(/^coldaisle_start_time_seconds \d+(\.\d+)?$/m);
  expect((await read({ jobs: "read" }, "jobs")).status).toBe(403);
  expect((await request(app, "GET", "/metrics")).status).toBe(401);
});

test("the times of answers are counted by class of status, and a judge of the format has no fault to find", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app);
  const { secret } = await tokens.create(as, { name: "m", scopes: { system: "read" }, days: 7 });
  for (const path of ["/api/jobs", "/api/nowhere", "/api/jobs?limit=many"]) await ask("GET", path);
  // An answer is counted once it is sent, which is after it is given.
  await Bun.sleep(20);
  const headers = { authorization: `Bearer ${secret}` };
  const text = await (await request(app, "GET", "/metrics", { headers })).text();
  const counted = (status: string) =>
    Number(new RegExp(`duration_seconds_count{status="${status}"} (\\d+)`).exec(text)?.[1]);
  expect([counted("2xx"), counted("4xx")]).toEqual([1, 2]);
  const judge = Bun.which("promtool");
  if (!judge)
    return console.warn("SKIPPED: no promtool, so nothing from elsewhere read the metrics.");
  const { exitCode, stderr } = Bun.spawnSync([judge, "check", "metrics"], {
    stdin: Buffer.from(text),
  });
  expect([exitCode, stderr.toString()]).toEqual([0, ""]);
  return undefined;
});
