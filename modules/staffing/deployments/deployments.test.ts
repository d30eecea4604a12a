import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { DeploymentChanges, DeploymentQuery, deployments, NewDeployment } from ".";
import { deployed, statusOf } from "./fixtures";

const list = (app: ReturnType<typeof testApp>, query: object = {}) =>
  deployments.list(app, DeploymentQuery.parse(query));

test("a deployment is answered as the specification writes it", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "viewer");
  const { id } = await deployed(app, { salary: "45.50" });
  const answer = await ask("GET", "/api/deployments");
  expect(answer.headers.get("x-total-count")).toBe("1");
  expect(await answer.json()).toEqual([
    expect.objectContaining({
      id,
      number: "D-0001",
      salary: "45.5",
      status: "scheduled",
      contractType: "contract",
      projectName: null,
    }),
  ]);
});

test("it is found by a part of its position or its location, and by its number", async () => {
  const app = testApp();
  await deployed(app, { position: "BMS engineer 100%", location: "Slough" });
  await deployed(app, { position: "Rigger", location: "Zwolle" });
  const found = async (q: string) =>
    (await list(app, { q })).deployments.map(({ position }) => position);
  expect(await found("lough")).toEqual(["BMS engineer 100%"]);
  expect(await found("100%")).toEqual(["BMS engineer 100%"]);
  expect(await found("engineer zwolle")).toEqual([]);
  expect(await found("d-2")).toEqual(["Rigger"]);
});

test("pages follow one another by every order, and an open end is the last to come", async () => {
  const app = testApp();
  await deployed(app, { position: "open", endDate: null });
  await deployed(app, { position: "late", endDate: "2026-12-31" });
  await deployed(app, { position: "soon", endDate: "2026-03-31" });
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await list(app, { sort: "end", limit: 1, ...(cursor && { cursor }) });
    seen.push(...page.deployments.map(({ position }) => position));
    cursor = page.next;
  }
  expect(seen).toEqual(["soon", "late", "open"]);
});

test("nobody is in two places at once without a reason", async () => {
  const app = testApp();
  const { id: candidateId } = await person(app);
  const first = await deployed(app, { candidateId });
  const later = { candidateId, startDate: "2026-07-31", endDate: null };
  expect(deployed(app, later)).rejects.toThrow(`Overlaps with ${first.number}`);
  await deployed(app, { ...later, startDate: "2026-08-01" });
  const beside = await deployed(app, { ...later, partTimeReason: "Two days a week" });
  expect(beside.overlapping.map(({ number }) => number)).toEqual(["D-0001", "D-0002"]);
});

test("an end before the start, a stranger's project and somebody on the blacklist are refused", async () => {
  const app = testApp();
  const { as } = await signedIn(app);
  const { id: clientId } = await company(app);
  const wrong = NewDeployment.safeParse({
    clientId,
    position: "x",
    contractType: "contract",
    startDate: "2026-02-02",
    endDate: "2026-02-01",
  });
  expect(wrong.error?.issues[0]?.message).toBe("The end date is before the start date.");
  expect(deployed(app, { projectId: Bun.randomUUIDv7() })).rejects.toThrow("doesn't exist");
  const { id, version } = await person(app);
  await candidates.setStatus(as, id, {
    version,
    status: "blacklisted",
    reason: "Theft",
    until: "2027-01-01",
  });
  expect(deployed(app, { candidateId: id })).rejects.toThrow("is blacklisted");
});

test("a step that is not allowed is refused with those that are", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const { id, version } = await deployed(app);
  const answer = await ask("POST", `/api/deployments/${id}/status`, {
    body: { version, status: "completed" },
  });
  expect(answer.status).toBe(409);
  expect(((await answer.json()) as { message: string }).message).toContain("active, cancelled");
});

test("who starts is hired, and who ends and works nowhere else is free again", async () => {
  const app = testApp();
  const { id, version, candidateId } = await deployed(app);
  const active = await deployments.setStatus(app, id, { version, status: "active" });
  expect(await statusOf(app, candidateId)).toBe("hired");
  const over = await deployments.setStatus(app, id, {
    version: active.version,
    status: "completed",
  });
  expect(over).toMatchObject({ status: "completed", endDate: "2026-01-01" });
  expect(await statusOf(app, candidateId)).toBe("active");
  const { history } = await candidates.find(app, candidateId ?? "");
  expect(history.map(({ reason }) => reason)).toEqual(["D-0001", "D-0001", null]);
});

test("replacing now opens another one on the same seat, without a name", async () => {
  const app = testApp();
  const { id, version } = await deployed(app, { startDate: "2025-11-01" });
  const gone = await deployments.cancel(app, id, { version, reason: "No show", replace: "now" });
  expect(gone).toMatchObject({ status: "cancelled", cancelReason: "No show" });
  const next = await deployments.find(app, gone.replacedBy?.id ?? "");
  expect(next).toMatchObject({ candidateId: null, startDate: "2026-01-01", salary: "45" });
  expect(next.replaces?.number).toBe("D-0001");
});

test("who edits an older version is told so, and what has begun is asked for anew", async () => {
  const app = testApp();
  const { id, version } = await deployed(app);
  const edit = (input: object) => deployments.edit(app, id, DeploymentChanges.parse(input));
  const edited = await edit({ version, salary: "50" });
  expect(edited.terms).toMatchObject([{ salary: "50", isApplied: true }]);
  expect(edit({ version, salary: "51" })).rejects.toThrow("Someone else changed this first");
  const active = await deployments.setStatus(app, id, {
    version: edited.version,
    status: "active",
  });
  expect(edit({ version: active.version, salary: "52" })).rejects.toThrow("has started");
  expect(await edit({ version: active.version, notes: "Badge 12" })).toMatchObject({
    notes: "Badge 12",
  });
});

test("after an erasure nobody is named, and the numbers stay", async () => {
  const app = testApp();
  const { id, candidateId } = await deployed(app, { notes: "Femke brings her own tools" });
  const { deploymentsHolder } = await import(".");
  const { candidatesHolder } = await import("@/modules/crm/candidates");
  const subject = { type: "candidate" as const, id: candidateId ?? "" };
  for (const holder of [deploymentsHolder, candidatesHolder]) {
    const { writes, news } = await holder.erase(app, subject);
    await app.write(writes, ...news);
  }
  expect(await deployments.find(app, id)).toMatchObject({
    candidateName: null,
    isCandidateErased: true,
    salary: "45",
    notes: null,
  });
});

test("nobody is erased while they are at work", async () => {
  const app = testApp();
  const { id, version, candidateId } = await deployed(app);
  await deployments.setStatus(app, id, { version, status: "active" });
  const { deploymentsHolder } = await import(".");
  const subject = { type: "candidate" as const, id: candidateId ?? "" };
  expect(deploymentsHolder.erase(app, subject)).rejects.toThrow("deployed on D-0001");
});
