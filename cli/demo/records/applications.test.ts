import { expect, test } from "bun:test";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { testApp } from "@/modules/testing";
import { ApplicationQuery, applications } from "@/modules/staffing/applications";
import { sampleCandidates } from "./candidates";
import { sampleApplications } from "./applications";

const jobsOf = async (app: ReturnType<typeof testApp>) => {
  const titles = ["Facilities", "Cooling", "Power", "Controls", "Shifts", "Commissioning"];
  await takeIn(
    app,
    titles.map((title) => ad({ title, company: `${title} B.V.` })),
  );
  return (await allJobs(app)).map(({ id }) => id);
};

test("the sample people stand on every stretch of the way, with how they came there", async () => {
  const app = testApp();
  await sampleCandidates(app);
  const jobIds = await jobsOf(app);
  expect(jobIds).toHaveLength(6);
  const { count } = await sampleApplications(app, jobIds);
  const counts = await applications.counts(app);
  expect(count).toBe(counts.all);
  expect(Object.values(counts).every((n) => n > 0)).toBe(true);
  const query = ApplicationQuery.parse({ stretch: "offer" });
  const [offered] = (await applications.list(app, query)).applications;
  const steps = await applications.historyOf(app, offered?.id ?? "");
  expect(steps.map(({ to }) => to)).toEqual(["pending", "reviewing", "interview", "offer"]);
});

test("without sample people or jobs nobody has applied", async () => {
  const app = testApp();
  expect(await sampleApplications(app, await jobsOf(app))).toEqual({ count: 0 });
  await sampleCandidates(app);
  expect(await sampleApplications(app, [])).toEqual({ count: 0 });
});
