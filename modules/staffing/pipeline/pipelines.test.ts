import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { candidates as rows } from "@/modules/crm/candidates/schema";
import { candidates } from "@/modules/crm/candidates";
import { added as addedCandidate } from "@/modules/crm/candidates/fixtures";
import { added as addedProject, fourSeats } from "@/modules/staffing/projects/fixtures";
import { stagesFrom } from "@/modules/staffing/projects/rules";
import { signedIn, testApp } from "@/modules/testing";
import { ProjectFilter } from "@/modules/staffing/projects";
import { sampleCandidates } from "@/cli/demo/records/candidates";
import { sampleClients } from "@/cli/demo/records/clients";
import { samplePipelines } from "@/cli/demo/records/pipeline";
import { sampleProjects } from "@/cli/demo/records/projects";
import { holder } from "./holder";
import { medianOf, weeksToFill } from "./rules";
import * as pipelines from "./verbs";

async function board() {
  const app = testApp();
  const project = await addedProject(app, { seats: fourSeats });
  const [one, two] = [await addedCandidate(app), await addedCandidate(app)];
  const { added } = await pipelines.addMany(app, {
    projectId: project.id,
    candidateIds: [one.id, two.id],
  });
  return { app, project, one, two, entries: added };
}

test("candidates come onto a board at its first stage, each once", async () => {
  const { app, project, one, entries } = await board();
  expect(entries.map(({ stage, stageType }) => [stage, stageType])).toEqual([
    ["longlist", "initial"],
    ["longlist", "initial"],
  ]);
  const again = await pipelines.addMany(app, {
    projectId: project.id,
    candidateIds: [one.id, one.id],
  });
  expect([again.added.length, again.existing.length]).toEqual([0, 1]);
});

test("whoever comes onto a board without having agreed to anything is named", async () => {
  const { app, project } = await board();
  const asked = await addedCandidate(app, { firstName: "Ada", lastName: "Sluis" });
  await app.write([app.db.update(rows).set({ gdprConsent: true }).where(eq(rows.id, asked.id))]);
  const { id } = await addedCandidate(app, { firstName: "Bo", lastName: "Kranz" });
  const done = await pipelines.addMany(app, {
    projectId: project.id,
    candidateIds: [asked.id, id],
  });
  expect([done.added.length, done.withoutConsent]).toEqual([2, ["Bo Kranz"]]);
});

test("nobody on the blacklist comes onto a board, nor anybody who is not there", async () => {
  const { app, project } = await board();
  const { id, version } = await addedCandidate(app);
  await candidates.setStatus(app, id, {
    version,
    status: "blacklisted",
    reason: "No show",
    until: "2026-06-01",
  });
  const add = (candidateIds: string[]) =>
    pipelines.addMany(app, { projectId: project.id, candidateIds });
  expect(add([id])).rejects.toThrow("Blacklisted candidates can't be added to a project.");
  expect(add([Bun.randomUUIDv7()])).rejects.toThrow("This candidate doesn't exist.");
});

test("a candidate moves on, and the second who moves the same one is told so", async () => {
  const { as, ask } = await signedIn(testApp(), "recruiter");
  const project = await addedProject(as);
  const { id: candidateId } = await addedCandidate(as);
  const { added } = await (
    await ask("POST", `/api/projects/${project.id}/candidates`, {
      body: { candidateIds: [candidateId] },
    })
  ).json();
  const move = (stage: string, more = {}) =>
    ask("PATCH", `/api/project-candidates/${added[0].id}`, {
      body: { version: 1, stage, ...more },
    });
  const unknown = await move("heaven");
  expect([unknown.status, (await unknown.json()).message]).toEqual([
    409,
    "The stages of this pipeline are: longlist, screened, proposed, interview, offer, hired, closed.",
  ]);
  expect((await move("closed")).status).toBe(422);
  expect(await (await move("interview")).json()).toMatchObject({
    stage: "interview",
    stageType: "interview",
    version: 2,
  });
  expect((await move("offer")).status).toBe(409);
  expect(
    (await (await ask("GET", `/api/candidates/${candidateId}/projects`)).json())[0],
  ).toMatchObject({
    projectName: project.name,
    stage: "interview",
  });
});

test("whoever is closed keeps the reason until somebody opens them again", async () => {
  const { app, entries } = await board();
  const [entry] = entries;
  const closed = await pipelines.move(app, entry?.id ?? "", {
    version: 1,
    stage: "closed",
    reason: "Too far",
  });
  expect(closed.reason).toBe("Too far");
  expect(
    (await pipelines.move(app, closed.id, { version: 2, stage: "longlist" })).reason,
  ).toBeNull();
});

test("the undo of adding leaves those whom somebody has moved since", async () => {
  const { app, project, entries } = await board();
  const [moved, fresh] = entries.map(({ id }) => id) as [string, string];
  await pipelines.move(app, moved, { version: 1, stage: "offer" });
  expect(await pipelines.takeOff(app, { projectId: project.id, entryIds: [moved, fresh] })).toEqual(
    {
      taken: [fresh],
      kept: [moved],
    },
  );
});

test("a stage in which somebody stands is not taken away; an empty one is", async () => {
  const { app, project, entries } = await board();
  const change = (stages: ReturnType<typeof stagesFrom>) =>
    pipelines.setStages(app, project.id, { version: 1, stages });
  await pipelines.move(app, entries[0]?.id ?? "", { version: 1, stage: "interview" });
  const own = { id: "tour", name: "Site tour", type: "interview" as const };
  expect(change(stagesFrom("short"))).rejects.toThrow("Move the candidates out of this stage");
  const edited = await change([
    own,
    ...stagesFrom("standard").filter(({ id }) => id !== "screened"),
  ]);
  expect(edited.stages.map(({ id }) => id).slice(0, 2)).toEqual(["tour", "longlist"]);
  expect(edited.history[0]?.changes["stages"]?.[1]).toStartWith("Site tour, longlist");
});

test("the funnel counts who came so far, and says that a pace needs more hirings", async () => {
  const { app, entries } = await board();
  const [one, two] = entries.map(({ id }) => id) as [string, string];
  await pipelines.move(app, one, { version: 1, stage: "offer" });
  await pipelines.move(app, two, { version: 1, stage: "closed", reason: "Too far" });
  const { funnel, closed, forecast, stays, budget } = await pipelines.analytics(
    app,
    ProjectFilter.parse({}),
  );
  expect(funnel.map(({ candidates }) => candidates)).toEqual([2, 1, 1, 0]);
  expect(closed).toBe(1);
  expect(forecast).toEqual({ openSeats: 4, hirings: 0, weeks: null, by: null });
  expect(stays[0]).toEqual({ type: "initial", stays: 2, medianDays: null });
  expect(budget).toEqual({ planned: null, projects: 0, committed: null });
});

test.each([
  [[], null],
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 2, 9], 3],
])("the median of %p is %p", (values, median) => {
  expect(medianOf(values)).toBe(median);
});

test.each([
  [10, 4, null],
  [10, 5, 24],
  [0, 12, 0],
  [1, 12, 1],
])(
  "%i open seats after %i hirings in twelve weeks are filled in %p weeks",
  (open, hired, weeks) => {
    expect(weeksToFill(open, hired)).toBe(weeks);
  },
);

test("a forgotten candidate leaves the boards, and the figures stay", async () => {
  const { app, project, one } = await board();
  const { writes, news } = await holder.erase(app, { type: "candidate", id: one.id });
  await app.write(writes, ...news);
  expect((await pipelines.listByProject(app, project.id)).length).toBe(1);
  const { funnel } = await pipelines.analytics(app, ProjectFilter.parse({}));
  expect(funnel[0]?.candidates).toBe(2);
});

test("the samples stand in every kind of stage, with enough hirings for a forecast", async () => {
  const app = testApp();
  await sampleClients(app);
  await sampleCandidates(app);
  await sampleProjects(app);
  expect(await samplePipelines(app)).toEqual({ count: 59 });
  const { forecast, funnel, stays } = await pipelines.analytics(app, ProjectFilter.parse({}));
  expect(funnel.every(({ candidates: n }) => n > 0)).toBe(true);
  expect(forecast.weeks).toBeGreaterThan(0);
  expect(stays[0]?.medianDays).toBeGreaterThan(0);
});
