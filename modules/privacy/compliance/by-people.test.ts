import { expect, test } from "bun:test";
import { candidates as people } from "@/modules/crm/candidates/schema";
import { applications } from "@/modules/staffing/applications/schema";
import { decisions } from "@/modules/records/decision-log/schema";
import { matching } from "@/modules/staffing/matching";
import { matches } from "@/modules/staffing/matching/schema";
import { openJob, person } from "@/modules/staffing/matching/testing";
import { signedIn, dailyTasks } from "@/modules/testing";

test("whatever scores are computed and whatever is done each day, nobody is chosen, moved or turned down by it", async () => {
  const { app, job } = await openJob();
  const { ask } = await signedIn(app, "recruiter");
  const { id } = await person(app);
  await person(app, { willingCountries: ["DE"] });
  await ask("POST", `/api/jobs/${job.id}/applications`, { body: { candidateIds: [id] } });
  const standing = async () => ({
    decided: await app.db.select({ kind: decisions.kind }).from(decisions),
    applied: await app.db.select({ status: applications.status }).from(applications),
    people: await app.db.select({ status: people.status }).from(people),
  });
  const before = await standing();
  expect(before.applied).toHaveLength(1);

  await matching.scoreChanges(app);
  expect((await ask("GET", `/api/jobs/${job.id}/matches`)).status).toBe(200);
  expect(await app.db.$count(matches)).toBeGreaterThan(0);
  for (const day of ["2026-01-02", "2026-01-03"])
    for (const task of dailyTasks) await task.run(app, day);
  expect(await standing()).toEqual(before);
});
