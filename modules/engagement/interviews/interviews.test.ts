import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { signedIn } from "@/modules/testing";
import { interviews, NewInterview } from "./index";
import { desk, three } from "./desk.testing";

test("an interview needs no more than specification §7 sends", async () => {
  const { post, candidateId, recruiter } = await desk();
  const answer = await post({
    candidateId,
    type: "phone",
    scheduledAt: three,
    notes: "Ask for HV",
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    ...{ number: "I-0001", candidateName: "Femke Kabel", type: "phone", scheduledAt: three },
    ...{ notes: "Ask for HV", status: "scheduled", durationMinutes: 60 },
    ...{ timezone: "Europe/Amsterdam", endsAt: "2026-01-01T16:00:00.000Z", locale: "nl" },
    // Somebody has to ring somewhere.
    phone: "+31 6 12345678",
    people: [{ id: recruiter.user.id, name: "Ada Jansen" }],
    ...{ letters: [], scorecards: [], hasAddress: true, createdBy: "Ada Jansen" },
  });
});

test("the list is an array: what is coming earliest first, what was latest first", async () => {
  const { add, list, at } = await desk();
  for (const hour of [17, 15, 13]) await add({ scheduledAt: `2026-01-01T${hour}:00:00.000Z` });
  const hours = async (query: string) =>
    (await list(query)).map(({ scheduledAt }) => Number(scheduledAt.slice(11, 13)));
  expect(await hours("?which=upcoming")).toEqual([13, 15, 17]);
  expect(await hours("")).toEqual([17, 15, 13]);
  expect(await hours("?limit=1")).toEqual([17]);
  at("2026-01-01T15:00:00.001Z");
  expect(await hours("?which=upcoming")).toEqual([17]);
  expect(await hours("?which=past")).toEqual([15, 13]);
  expect(await hours("?from=2026-01-01T14:00:00.000Z&to=2026-01-01T17:00:00.000Z")).toEqual([15]);
});

test("a person, a project and its client each show their own", async () => {
  const { app, add, list, candidateId, recruiter } = await desk();
  const { id: clientId } = await addedClient(app, { name: "Noordhal" });
  const { id: projectId } = await addedProject(app, { clientId, name: "Hal 4" });
  const other = await added(app);
  const one = await add({ projectId, round: "client" });
  expect(one).toMatchObject({ clientName: "Noordhal", projectName: "Hal 4", round: "client" });
  await add({ candidateId: other.id, people: [], scheduledAt: "2026-01-01T19:00:00.000Z" });
  const found = async (query: string) => (await list(query)).map(({ number }) => number);
  expect(await found(`?candidateId=${candidateId}`)).toEqual(["I-0001"]);
  expect(await found(`?projectId=${projectId}`)).toEqual(["I-0001"]);
  expect(await found(`?clientId=${clientId}`)).toEqual(["I-0001"]);
  expect(await found("?userId=me")).toEqual(["I-0001"]);
  expect(await found(`?userId=${recruiter.user.id}&candidateId=${other.id}`)).toEqual([]);
});

test.each([
  [{ scheduledAt: "2025-12-31T09:00:00.000Z" }, "Choose a time in the future."],
  [{ scheduledAt: "tomorrow" }, "Invalid date"],
  [{ candidateId: "" }, "Choose a candidate."],
  [{ timezone: "Mars/Olympus" }, "Invalid time zone"],
  [{ link: "javascript:alert(1)" }, "Invalid web address"],
  [{ link: "not a link" }, "Invalid web address"],
])("%o is refused with a sentence", async (wrong, sentence) => {
  const { post, candidateId, list } = await desk();
  const answer = await post({ candidateId, scheduledAt: three, ...wrong });
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toBe(sentence);
  expect(await list()).toEqual([]);
});

test("nobody is invited who was put away or stands on the blacklist", async () => {
  const { app, post, candidateId, recruiter } = await desk();
  await candidates.archive(recruiter.as, [candidateId]);
  expect((await post({ candidateId, scheduledAt: three })).status).toBe(409);
  const { id, version } = await added(app);
  const until = "2027-01-01";
  const blacklisted = { version, until, status: "blacklisted" as const, reason: "Left" };
  await candidates.setStatus(recruiter.as, id, blacklisted);
  expect((await post({ candidateId: id, scheduledAt: three })).status).toBe(409);
  const nobody = Bun.randomUUIDv7();
  expect((await post({ candidateId: nobody, scheduledAt: three })).status).toBe(404);
  const { id: other } = await added(app);
  const strange = { candidateId: other, scheduledAt: three, people: [nobody] };
  expect((await post(strange)).status).toBe(404);
});

test("a clash is warned of with who is busy, and whoever goes on says so", async () => {
  const { app, add, post, recruiter, candidateId } = await desk();
  const first = await add({ durationMinutes: 90 });
  const other = await added(app, { firstName: "Aino" });
  const query = `people=${recruiter.user.id}&scheduledAt=2026-01-01T16:29:00.000Z`;
  const ask = async (more: string) =>
    (await recruiter.ask("GET", `/api/crm/interviews/clashes?${more}`)).json();
  expect(await ask(query)).toEqual([
    {
      ...{ id: first.id, number: "I-0001", scheduledAt: three },
      ...{ endsAt: "2026-01-01T16:30:00.000Z", candidateName: "Femke Kabel" },
      who: [{ id: recruiter.user.id, name: "Ada Jansen", kind: "interviewer" }],
    },
  ]);
  expect(await ask(`${query}&except=${first.id}`)).toEqual([]);
  expect(await ask(query.replace("16:29", "16:30"))).toEqual([]);
  expect((await ask(`${query}&candidateId=${candidateId}`))[0].who).toHaveLength(2);
  expect(await ask("scheduledAt=2026-01-01T15:30:00.000Z")).toEqual([]);

  const body = { candidateId: other.id, scheduledAt: "2026-01-01T16:00:00.000Z" };
  const refused = await post(body);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    fields: { despite: expect.stringContaining("I-0001") },
  });
  expect((await post({ ...body, despite: true })).status).toBe(201);
});

test("of two who take the same hour of somebody at once, one is told", async () => {
  const { candidateId, list, recruiter } = await desk();
  const input = NewInterview.parse({ candidateId, scheduledAt: three });
  const both = [1, 2].map(() => interviews.schedule(recruiter.as, input));
  const ends = await Promise.allSettled(both);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await list()).toHaveLength(1);
});

test("a viewer reads interviews and writes none", async () => {
  const { app, add, candidateId } = await desk();
  const { id } = await add();
  const viewer = await signedIn(app, "viewer");
  expect((await viewer.ask("GET", `/api/crm/interviews/${id}`)).status).toBe(200);
  const body = { candidateId, scheduledAt: three };
  expect((await viewer.ask("POST", "/api/crm/interviews", { body })).status).toBe(403);
});
