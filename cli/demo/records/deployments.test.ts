import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { DeploymentQuery, deployments, statuses } from "@/modules/staffing/deployments";
import { sampleCandidates } from "./candidates";
import { sampleClients } from "./clients";
import { sampleProjects } from "./projects";
import { sampleDeployments } from "./deployments";

test("the sample deployments are of sample people, in every status, and nobody is in two places at once", async () => {
  const app = testApp();
  await sampleCandidates(app);
  await sampleClients(app);
  await sampleProjects(app);
  const { count } = await sampleDeployments(app);
  expect(count).toBe(40);
  const page = await deployments.list(app, DeploymentQuery.parse({ limit: 200 }));
  const rows = page.deployments;
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(statuses));
  expect(rows.every(({ isSample, candidateName }) => isSample && candidateName)).toBe(true);
  expect(rows.filter(({ siteId }) => siteId === null)).toEqual([]);
  const duplicates = await Promise.all(
    rows
      .filter(({ status }) => status === "active" || status === "scheduled")
      .map(async ({ id, number }) => {
        const { overlapping } = await deployments.find(app, id);
        return overlapping.length > 0 ? [number] : [];
      }),
  );
  expect(duplicates.flat()).toEqual([]);
  const advance = await deployments.advance(app);
  expect(advance).toMatchObject({ started: 0, completed: 0 });
});
