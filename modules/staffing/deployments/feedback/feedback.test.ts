import { expect, test } from "bun:test";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { sampleCandidates } from "@/cli/demo/records/candidates";
import { sampleDeployments } from "@/cli/demo/records/deployments";
import { sampleFeedback } from "@/cli/demo/records/feedback";
import { sampleClients } from "@/cli/demo/records/clients";
import { feedback, feedbackHolder, type FeedbackOverview, momentsOf, NewFeedback } from ".";

test("both sides are asked after two weeks, halfway and at the end, as far as there is room", () => {
  const days = (startDate: string, endDate: string | null) =>
    momentsOf({ startDate, endDate }).map(({ moment, day }) => `${moment} ${day}`);
  expect(days("2026-01-01", "2026-05-01")).toEqual([
    "two-weeks 2026-01-15",
    "halfway 2026-03-02",
    "end 2026-05-01",
  ]);
  expect(days("2026-01-01", null)).toEqual(["two-weeks 2026-01-15"]);
  expect(days("2026-01-01", "2026-01-20")).toEqual(["two-weeks 2026-01-15", "end 2026-01-20"]);
  expect(days("2026-01-01", "2026-01-05")).toEqual(["end 2026-01-05"]);
});

async function running() {
  const app = testApp();
  const { id, version, candidateId } = await deployed(app, {
    startDate: "2025-12-20",
    endDate: "2026-06-20",
  });
  await deployments.setStatus(app, id, { version, status: "active" });
  return { app, id, candidateId };
}
const said = (score: number, party = "client") =>
  NewFeedback.parse({ moment: "two-weeks", party, score, text: "Femke is punctual" });

test("what is due is listed until it is filled in, and feeds the average", async () => {
  const { app, id } = await running();
  const { ask, as } = await signedIn(app, "recruiter");
  const overview = async (): Promise<FeedbackOverview> =>
    (await ask("GET", "/api/feedback")).json();
  const before = await overview();
  expect(before.due.map(({ moment, party, day }) => [moment, party, day])).toEqual([
    ["two-weeks", "client", "2026-01-03"],
    ["two-weeks", "candidate", "2026-01-03"],
  ]);
  expect(before.average).toBeNull();
  await feedback.note(as, id, said(2));
  await feedback.note(as, id, said(4));
  await feedback.note(as, id, said(5, "candidate"));
  expect(await overview()).toEqual({ average: 4.5, count: 2, waiting: 0, due: [] });
});

test("a score outside one to five is refused, and so is feedback before the start", async () => {
  const { app, id } = await running();
  const { ask } = await signedIn(app, "recruiter");
  const body = { moment: "end", party: "client", score: 6 };
  expect((await ask("POST", `/api/deployments/${id}/feedback`, { body })).status).toBe(422);
  const planned = await deployed(app);
  expect(feedback.note(app, planned.id, said(3))).rejects.toThrow(
    "once the deployment has started",
  );
});

test("the sample deployments have been spoken of, and what is due is still due", async () => {
  const app = testApp();
  await sampleCandidates(app);
  await sampleClients(app);
  await sampleDeployments(app);
  const { count } = await sampleFeedback(app);
  const overview = await feedback.overview(app);
  expect(count).toBeGreaterThan(20);
  expect(overview).toMatchObject({ count, average: 4 });
  expect(overview.due.length).toBeGreaterThan(0);
});

test("an erasure takes the words and leaves the score", async () => {
  const { app, id, candidateId } = await running();
  await feedback.note(app, id, said(3));
  const subject = { type: "candidate" as const, id: candidateId ?? "" };
  expect(JSON.stringify(await feedbackHolder.collect(app, subject))).toContain("punctual");
  const { writes } = await feedbackHolder.erase(app, subject);
  await app.write(writes);
  expect((await feedback.listByDeployment(app, id)).forms[0]).toMatchObject({
    score: 3,
    text: null,
  });
});
