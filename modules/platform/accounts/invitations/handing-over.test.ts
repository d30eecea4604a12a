import { expect, test } from "bun:test";
import { assigning } from "@/modules/market/recruiters";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { signedIn, testApp } from "@/modules/testing";

async function house() {
  const app = testApp();
  const admin = await signedIn(app);
  const [leaver, heir] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  return { app, admin, leaver, heir };
}

test("what is somebody's becomes a colleague's in one step, and is given back by an undo", async () => {
  const { app, admin, leaver, heir } = await house();
  await leaver.ask("POST", "/api/tasks", { body: { title: "Call Femke" } });
  const done = await leaver.ask("POST", "/api/tasks", { body: { title: "Wrote to Aino" } });
  await leaver.ask("POST", `/api/tasks/${(await done.json()).id}/completion`);
  await addedProject(app, { team: [{ userId: leaver.user.id, part: "recruiter" }] });
  await takeIn(app, [ad()]);
  const jobId = (await allJobs(app))[0]?.id ?? "";
  await assigning.assign(admin.as, jobId, leaver.user.id);

  const belongings = async (id: string) =>
    (await (await admin.ask("GET", `/api/users/${id}/belongings`)).json()).counts;
  const all = { tasks: 1, jobs: 1, leads: 0, projects: 1, records: 0 };
  const none = { tasks: 0, jobs: 0, leads: 0, projects: 0, records: 0 };
  expect(await belongings(leaver.user.id)).toEqual(all);
  const body = { to: heir.user.id };
  const given = await admin.ask("POST", `/api/users/${leaver.user.id}/hand-over`, { body });
  const { id, counts } = await given.json();
  expect(counts).toEqual(all);
  expect(await belongings(heir.user.id)).toEqual(all);
  expect(await belongings(leaver.user.id)).toEqual(none);
  expect((await assigning.ownership(app, jobId)).former).toHaveLength(1);

  await admin.ask("POST", `/api/users/hand-overs/${id}/undo`);
  expect([await belongings(leaver.user.id), await belongings(heir.user.id)]).toEqual([all, none]);
  expect((await admin.ask("POST", `/api/users/hand-overs/${id}/undo`)).status).toBe(404);
});

test("nobody takes over who may not do the work, and nothing is not handed over", async () => {
  const { app, admin, leaver, heir } = await house();
  const viewer = await signedIn(app, "viewer");
  const give = async (to: string) =>
    (await admin.ask("POST", `/api/users/${leaver.user.id}/hand-over`, { body: { to } })).status;
  expect(await give(heir.user.id)).toBe(409);
  await leaver.ask("POST", "/api/tasks", { body: { title: "Call Femke" } });
  expect(await give(viewer.user.id)).toBe(409);
  expect(await give(leaver.user.id)).toBe(409);
  expect(await give(heir.user.id)).toBe(200);
});
