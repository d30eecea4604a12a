import { expect, test } from "bun:test";
import { files } from "@/modules/records/files";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { addDays, mondayOf, utcToday } from "@/src/calendar";
import { timesheets } from ".";
import { holder } from "./holder";

const shift = (day: string) => ({
  day,
  hourType: "regular",
  from: 480,
  until: 1020,
  breakMinutes: 60,
});

/** Somebody who has been at work since long before last week, and two colleagues. */
async function desk() {
  const app = testApp();
  const [typing, approving] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const today = utcToday(app);
  const week = addDays(mondayOf(today), -7);
  const days = { startDate: addDays(week, -30), endDate: null };
  const { id, version } = await deployed(app, days);
  const deployment = await deployments.setStatus(app, id, { version, status: "active" });
  const paper = new File(["Approved by mail"], "mail.txt", { type: "text/plain" });
  const about = { kind: "deployment" as const, recordId: id, file: paper };
  const proof = await files.add(typing.as, { ...about, type: "letter", audience: "internal" });
  const post = async (who: typeof typing, path: string, body: object) =>
    who.ask("POST", `/api/timesheets/${path}`, { body });
  return { app, typing, approving, today, week, deployment, proofFileId: proof.id, post };
}

test("last week is expected of everybody who worked by the hour, once", async () => {
  const { app, typing, today, week, deployment } = await desk();
  await deployed(app, { contractType: "permanent", startDate: addDays(week, -9), endDate: null });
  expect(await timesheets.expectPast(app, today)).toBe(1);
  expect(await timesheets.expectPast(app, today)).toBe(0);
  const listed = await (await typing.ask("GET", `/api/timesheets?week=${week}`)).json();
  expect(listed).toMatchObject([{ deploymentId: deployment.id, status: "expected", minutes: 0 }]);
});

test("hours are typed, submitted, approved by a colleague with proof, and billed once", async () => {
  const { app, typing, approving, week, deployment, proofFileId, post } = await desk();
  const sheet = await timesheets.open(app, deployment.id, week);
  const body = { version: 1, entries: [shift(week), shift(addDays(week, 1))] };
  const typed = await typing.ask("PUT", `/api/timesheets/${sheet.id}`, { body });
  expect(await typed.json()).toMatchObject({ status: "open", minutes: 960, version: 2 });
  await post(typing, `${sheet.id}/submission`, { version: 2 });
  const approval = { version: 3, proofFileId };
  expect((await post(typing, `${sheet.id}/approval`, approval)).status).toBe(409);
  const other = { ...approval, proofFileId: Bun.randomUUIDv7() };
  expect((await post(approving, `${sheet.id}/approval`, other)).status).toBe(404);
  const approved = await post(approving, `${sheet.id}/approval`, approval);
  expect(await approved.json()).toMatchObject({ status: "approved", proofFileId });

  const asked = { client: deployment.clientId, from: week, to: addDays(week, 6) };
  const lines = await timesheets.lines(app, asked);
  expect(lines).toMatchObject([
    { workedOn: week, unit: "HUR", quantity: 8, billRateCents: 7500, payRateCents: 4500 },
    { workedOn: addDays(week, 1), minutes: 480, currency: "EUR" },
  ]);
  const [first = "", second = ""] = lines.map(({ id }) => id);
  await app.write(timesheets.locked(app, "invoice", [first]));
  expect((await timesheets.find(app, sheet.id)).status).toBe("approved");
  expect(app.write(timesheets.locked(app, "another", [first, second]))).rejects.toThrow();
  await app.write(timesheets.locked(app, "invoice", [second]));
  expect(await timesheets.lines(app, asked)).toEqual([]);
  expect((await timesheets.find(app, sheet.id)).status).toBe("billed");
  await app.write(timesheets.released(app, "invoice", [first, second]));
  expect(await timesheets.lines(app, asked)).toHaveLength(2);
});

test("disputed hours are corrected and submitted again; submitted ones are not typed over", async () => {
  const { app, typing, approving, week, deployment, post } = await desk();
  const { id } = await timesheets.open(app, deployment.id, week);
  const save = async (version: number, entries: object[]) =>
    typing.ask("PUT", `/api/timesheets/${id}`, { body: { version, entries } });
  await save(1, [shift(week)]);
  await post(typing, `${id}/submission`, { version: 2 });
  expect((await save(3, [])).status).toBe(409);
  const dispute = { version: 3, reason: "She left at four." };
  expect(await (await post(approving, `${id}/dispute`, dispute)).json()).toMatchObject({
    status: "disputed",
    reason: "She left at four.",
  });
  expect((await save(4, [shift(week)])).status).toBe(200);
  const again = await post(typing, `${id}/submission`, { version: 5 });
  expect(await again.json()).toMatchObject({ status: "submitted", reason: null });
});

test("hours outside the deployment or without a rate are refused, and nothing is approved", async () => {
  const { app, typing, approving, week, deployment, proofFileId, post } = await desk();
  const { id } = await timesheets.open(app, deployment.id, week);
  const save = async (version: number, entry: object) =>
    typing.ask("PUT", `/api/timesheets/${id}`, { body: { version, entries: [entry] } });
  expect((await save(1, shift(addDays(week, 7)))).status).toBe(422);
  await save(1, { ...shift(week), hourType: "night" });
  await post(typing, `${id}/submission`, { version: 2 });
  expect((await post(approving, `${id}/approval`, { version: 3, proofFileId })).status).toBe(409);
  expect((await timesheets.find(app, id)).status).toBe("submitted");
});

test("an erasure takes what was not approved and the words, and leaves the lines", async () => {
  const { app, typing, approving, week, deployment, proofFileId } = await desk();
  const approved = await timesheets.open(app, deployment.id, addDays(week, -7));
  const entries = [{ ...shift(addDays(week, -7)), hourType: "regular" as const }];
  await timesheets.save(app, approved.id, { version: 1, entries, holidays: [] });
  await timesheets.submit(typing.as, approved.id, 2);
  await timesheets.approve(approving.as, approved.id, { version: 3, proofFileId });
  const sheet = await timesheets.open(app, deployment.id, week);
  const subject = { type: "candidate" as const, id: deployment.candidateId ?? "" };
  expect(JSON.stringify(await holder.collect(app, subject))).toContain(sheet.id);
  await app.write((await holder.erase(app, subject)).writes);
  const left = await timesheets.listByDeployment(app, deployment.id);
  expect(left).toMatchObject([{ id: approved.id, status: "approved", entries: [] }]);
  const asked = { client: deployment.clientId, from: addDays(week, -7), to: week };
  expect(await timesheets.lines(app, asked)).toMatchObject([{ minutes: 480 }]);
});

test("a week begins with the public holidays of its place, which its plan leaves out until somebody says otherwise", async () => {
  const app = testApp();
  const begun = async (location: string) => {
    const days = { location, startDate: "2025-05-01", endDate: null, hoursPerWeek: 40 };
    const { id, version } = await deployed(app, days);
    await deployments.setStatus(app, id, { version, status: "active" });
    return timesheets.open(app, id, "2025-06-16");
  };
  // Corpus Christi, a Thursday, is free in Hesse and not in Berlin.
  const hesse = await begun("Frankfurt am Main");
  expect([hesse.holidays, hesse.planned.length]).toEqual([["2025-06-19"], 4]);
  const berlin = await begun("Berlin");
  expect([berlin.holidays, berlin.planned.length]).toEqual([[], 5]);
  await timesheets.save(app, hesse.id, { version: 1, entries: [], holidays: [], submit: false });
  expect((await timesheets.find(app, hesse.id)).planned).toHaveLength(5);
});

test("several weeks are submitted in one go; empty ones stay, and what nobody decided can be taken back", async () => {
  const { app, typing, approving, week, deployment, post } = await desk();
  const before = addDays(week, -7);
  const [full, empty] = [
    await timesheets.open(app, deployment.id, week),
    await timesheets.open(app, deployment.id, before),
  ];
  const body = { version: 1, entries: [shift(week)] };
  await typing.ask("PUT", `/api/timesheets/${full.id}`, { body });
  const ids = [full.id, empty.id];
  const done = await (await post(typing, "submissions", { ids })).json();
  expect(done).toEqual({ moved: [{ id: full.id, version: 3 }], kept: 1 });
  const back = async (moved: object[]) =>
    (await typing.ask("DELETE", "/api/timesheets/submissions", { body: { moved } })).json();
  const taken = await back(done.moved);
  expect(taken.moved).toEqual([{ id: full.id, version: 4 }]);
  expect(await timesheets.find(app, full.id)).toMatchObject({ status: "open", submittedBy: null });
  const again = await (await post(typing, "submissions", { ids })).json();
  await post(approving, `${full.id}/dispute`, { version: 5, reason: "One hour too many" });
  expect(await back(again.moved)).toEqual({ moved: [], kept: 1 });
  expect(await (await post(typing, "submissions", { ids })).json()).toEqual({ moved: [], kept: 2 });
});
