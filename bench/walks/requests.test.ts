import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { added as addedCandidate, person } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { asking, houseOnStandIn } from "@/modules/market/scraping/fixtures";
import { runs } from "@/modules/market/scraping";
import { backups } from "@/modules/platform/backups";
import {
  letterTexts,
  person as applicant,
  press,
  published,
  sendForm,
} from "@/modules/engagement/application-form/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { added as addedProject, fourSeats } from "@/modules/staffing/projects/fixtures";
import { request, signedIn, tempFolder, testApp } from "@/modules/testing";

// Six things the product is asked for. `bench/walks/run.ts` plays each with and without its last step, and counts the
// files that only the last step enters.
const isWhole = Bun.env.WALK !== "without";

test("a scrape", async () => {
  const { app, close } = await houseOnStandIn();
  const { ask } = await signedIn(app, "recruiter");
  expect((await ask("GET", "/api/jobs/scrape/status")).status).toBe(200);
  if (isWhole) {
    const answer = await ask("POST", "/api/jobs/scrape", { body: asking(["greenhouse"]) });
    expect(answer.status).toBe(202);
    const { run } = await (await ask("GET", "/api/jobs/scrape/status")).json();
    const ended = async () => (await runs.find(app, run.id)).state !== "active";
    while (!(await ended())) await Bun.sleep(20);
  }
  await close();
});

test("a filtered list", async () => {
  const app = testApp();
  await candidates.addAll(app, [person()]);
  const { ask } = await signedIn(app);
  expect((await ask("GET", "/api/tasks")).status).toBe(200);
  if (isWhole) expect((await ask("GET", "/api/candidates?q=a&years=1..40")).status).toBe(200);
});

test("a card dragged", async () => {
  const app = testApp();
  const project = await addedProject(app, { seats: fourSeats });
  const { id: candidateId } = await addedCandidate(app);
  const { added } = await pipelines.addMany(app, {
    projectId: project.id,
    candidateIds: [candidateId],
  });
  const { ask } = await signedIn(app);
  expect((await ask("GET", "/api/tasks")).status).toBe(200);
  const [entry] = added;
  if (!entry || !isWhole) return;
  const [, next] = project.stages;
  const body = { stage: next?.id, version: entry.version };
  const answer = await ask("PATCH", `/api/project-candidates/${entry.id}`, { body });
  expect(answer.status).toBe(200);
});

test("an erasure", async () => {
  const app = testApp();
  const { id, firstName, lastName } = await addedCandidate(app);
  const { ask } = await signedIn(app);
  const body = { entityType: "candidate", entityId: id, reason: "They asked for it." };
  const { erasure } = await (await ask("POST", "/api/gdpr/data-deletion", { body })).json();
  const post = (what: string, given: unknown) =>
    ask("POST", `/api/gdpr/erasures/${erasure.id}/${what}`, { body: given });
  expect((await post("identity", { how: "called-back" })).status).toBe(200);
  if (!isWhole) return;
  const ended = await post("confirmation", { name: `${firstName} ${lastName}`, now: true });
  expect(ended.status).toBe(200);
});

test("a backup", async () => {
  const folder = tempFolder();
  const path = join(folder, "house.db");
  const app = testApp({}, { DATA_DIR: folder, DATABASE_URL: `file:${path}` });
  expect(existsSync(path)).toBe(true);
  if (isWhole) expect(await backups.createAndWait(app)).toMatchObject({ isEncrypted: false });
  await app.close();
});

test("a public form", async () => {
  const stage = await published();
  expect((await request(stage.app, "GET", "/careers")).status).toBe(200);
  if (!isWhole) return;
  const answer = await sendForm(stage, { ...applicant, keep: "yes" });
  expect(answer.status).toBe(303);
  const [letter] = await letterTexts(stage.app);
  expect((await press(stage.app, letter?.link ?? "")).status).toBe(200);
  expect(await stage.app.db.$count(people)).toBe(1);
});
