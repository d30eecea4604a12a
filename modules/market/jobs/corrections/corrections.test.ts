import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { shops } from "@/modules/knowledge/analysis/engine/doubt/invented";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { jobAnalyses } from "@/modules/market/jobs/schema";
import { reanalysis } from "@/modules/market/reanalysis";
import { audit } from "@/modules/platform/audit";
import { signedIn, testApp } from "@/modules/testing";
import type { JobRecord } from "../model";

const text =
  "You run the critical facilities of our data centre: UPS, generators, chillers and the BMS. " +
  "NEN 3140 is required.";

async function desk(details: object = {}) {
  const app = testApp();
  const posting = ad({ text, ...details });
  await takeIn(app, [posting]);
  const [job] = await allJobs(app);
  const id = job?.id ?? "";
  const { ask } = await signedIn(app, "recruiter");
  const record = async (): Promise<JobRecord> => (await ask("GET", `/api/jobs/${id}`)).json();
  const send = (method: "PUT" | "DELETE", body: object) =>
    ask(method, `/api/jobs/${id}/corrections`, { body });
  return { app, id, posting, record, send, ask };
}

const asked = ({ analysis }: JobRecord, kind: string) =>
  (analysis?.facts ?? []).filter((fact) => fact.kind === kind).map(({ id }) => id);

const refused = async (send: Awaited<ReturnType<typeof desk>>["send"], ids: string[]) => {
  for (const id of ids) await send("PUT", { kind: "skill", id, asks: "nothing" });
};

test("a requirement that was read wrongly is asked for no longer, by class, score, lists and counters", async () => {
  const { record, send, ask } = await desk({ title: "Technician" });
  const before = await record();
  expect(before.analysis?.relevanceLevel).toBe("hard-target");
  await refused(send, asked(before, "skill"));
  const after = await record();
  expect(asked(after, "skill")).toEqual([]);
  expect(after.analysis?.criticalSystems).toEqual([]);
  expect(after.analysis?.relevanceLevel).toBe("potential");
  expect(Number(after.aiMatchScore)).toBeLessThan(Number(before.aiMatchScore));
  expect(await (await ask("GET", "/api/jobs/counts")).json()).toMatchObject({
    hardTargets: 0,
    potential: 1,
  });
  const [listed] = await (await ask("GET", "/api/jobs")).json();
  expect(listed.aiAnalysis.criticalSystems).toEqual([]);
});

test("a certificate that was overlooked is asked for, and lists name it", async () => {
  const { record, send } = await desk();
  const answer = await send("PUT", { kind: "certificate", id: "vca-basis", asks: "required" });
  expect(answer.status).toBe(200);
  expect(asked(await record(), "certificate")).toEqual(["nen3140", "vca-basis"]);
  expect((await record()).aiAnalysis?.certifications).toHaveLength(2);
});

test("a demand becomes a wish, and a withdrawn correction leaves the ad as it was read", async () => {
  const { record, send } = await desk();
  const before = await record();
  const said = { kind: "certificate", id: "nen3140" };
  await send("PUT", { ...said, asks: "wished" });
  const wished = await record();
  expect(wished.analysis?.facts.find(({ id }) => id === "nen3140")?.isRequired).toBe(false);
  expect(wished.analysis?.corrections).toEqual([{ ...said, asks: "wished" } as never]);
  expect((await send("DELETE", said)).status).toBe(200);
  expect((await record()).analysis).toEqual(before.analysis);
  expect((await send("DELETE", said)).status).toBe(409);
});

test("a correction outlives another text, another version of the analyser and its run", async () => {
  const { app, id, posting, record, send } = await desk();
  await send("PUT", { kind: "skill", id: "chillers", asks: "nothing" });
  await send("PUT", { kind: "certificate", id: "vca-basis", asks: "required" });
  await takeIn(app, [{ ...posting, text: `${text} You also maintain chillers in hall 2.` }]);
  const read = await record();
  expect(read.description).toContain("hall 2");
  expect(asked(read, "skill")).not.toContain("chillers");
  expect(asked(read, "certificate")).toContain("vca-basis");

  const old = app.db.update(jobAnalyses).set({ version: "0-old" }).where(eq(jobAnalyses.jobId, id));
  await app.write([old]);
  await reanalysis.runThrough(app);
  const anew = await record();
  expect(anew.analysis?.version).not.toBe("0-old");
  expect(asked(anew, "skill")).not.toContain("chillers");
  expect(asked(anew, "certificate")).toContain("vca-basis");
});

test("a correction stands in the timeline with who said so, and in the audit log", async () => {
  const { app, record, send } = await desk();
  await send("PUT", { kind: "skill", id: "chillers", asks: "nothing" });
  const [entry] = (await record()).history;
  expect(entry).toMatchObject({
    event: "corrected",
    changes: { "Chillers & chilled water plant": ["required", "nothing"] },
  });
  expect(entry?.by).toBeTruthy();
  expect((await audit.latest(app)).map(({ action }) => action)).toContain("job.corrected");
});

test("what no taxonomy knows cannot be asked for, and a viewer corrects nothing", async () => {
  const { app, id, record, send } = await desk();
  const before = await record();
  for (const kind of ["skill", "system", "certificate"]) {
    expect((await send("PUT", { kind, id: "juggling", asks: "required" })).status).toBe(422);
  }
  const viewer = await signedIn(app, "viewer");
  const body = { kind: "skill", id: "chillers", asks: "nothing" };
  expect((await viewer.ask("PUT", `/api/jobs/${id}/corrections`, { body })).status).toBe(403);
  expect((await record()).analysis).toEqual(before.analysis);
});

test("a language, years and shifts are corrected, stay through a new analysis, and stand in the history", async () => {
  const { app, id, record, send } = await desk({
    text: `${text} German at C1 is required. At least 10 years in data centres. Shift work.`,
  });
  const before = await record();
  await send("PUT", { kind: "language", id: "de~B2", asks: "wished" });
  await send("PUT", { kind: "language", id: "de~B1", asks: "required" });
  await send("PUT", { kind: "years", id: "3", asks: "required" });
  await send("PUT", { kind: "shifts", id: "no", asks: "required" });
  const corrected = (await record()).analysis;
  const german = corrected?.demands.languages.filter(({ anyOf }) => anyOf[0]?.code === "de");
  expect(german).toEqual([
    { anyOf: [{ code: "de", level: "B1" }], isRequired: true, isWorking: false, spans: [] },
  ]);
  expect(corrected?.demands.yearsDatacentre).toEqual({ value: 3, spans: [] });
  expect(corrected?.demands.shifts).toEqual({ value: false, spans: [] });
  expect(corrected?.corrections.map((it) => it.id)).toEqual(["de~B1", "3", "no"]);
  const old = app.db.update(jobAnalyses).set({ version: "0-old" }).where(eq(jobAnalyses.jobId, id));
  await app.write([old]);
  await reanalysis.runThrough(app);
  expect((await record()).analysis?.demands).toEqual(corrected?.demands as never);
  for (const it of corrected?.corrections ?? []) await send("DELETE", { kind: it.kind, id: it.id });
  expect((await record()).analysis?.demands).toEqual(before.analysis?.demands as never);
  const told = (await record()).history.filter(({ event }) => event === "corrected");
  expect(JSON.stringify(told)).toContain("Years in datacenters: 3");
});

test.each([
  ["language", "de~Z9"],
  ["language", "german"],
  ["years", "0"],
  ["years", "ten"],
  ["shifts", "maybe"],
])("no %s is demanded as %s", async (kind, id) => {
  const { send } = await desk();
  expect((await send("PUT", { kind, id, asks: "required" })).status).toBe(422);
});

/** Invented: solar panels are sold beside shoes. */
const [solar, title, shop] = shops.en ?? ["", "", ""];

test("what an ad names and is not counted is told with its words and why, until somebody counts it", async () => {
  const { record, send, ask, id } = await desk({ title, text: shop });
  const doubted = async () => (await ask("GET", `/api/jobs/${id}/doubted`)).json();
  expect(asked(await record(), "skill")).not.toContain(solar);
  expect(await doubted()).toMatchObject([{ id: solar, spans: [{ quote: "solar panels" }] }]);

  await send("PUT", { kind: "skill", id: solar, asks: "required" });
  expect(asked(await record(), "skill")).toContain(solar);
  expect(await doubted()).toEqual([]);

  await send("DELETE", { kind: "skill", id: solar });
  expect(await doubted()).toHaveLength(1);
});

test("of an ad that was read before anybody could correct one it is told, too", async () => {
  const { app, id, record, ask } = await desk({ title, text: shop });
  const { corrections: _, ...analysis } = (await record()).analysis!;
  const old = app.db
    .update(jobAnalyses)
    .set({ analysis: analysis as typeof analysis & { corrections: [] } });
  await app.write([old.where(eq(jobAnalyses.jobId, id))]);
  expect(await (await ask("GET", `/api/jobs/${id}/doubted`)).json()).toMatchObject([{ id: solar }]);
});

test("a job that is not there has no doubts, nor one whose names all count", async () => {
  const { ask, id } = await desk();
  expect((await ask("GET", `/api/jobs/${crypto.randomUUID()}/doubted`)).status).toBe(404);
  expect(await (await ask("GET", `/api/jobs/${id}/doubted`)).json()).toEqual([]);
});
