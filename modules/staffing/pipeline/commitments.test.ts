import { expect, test } from "bun:test";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { ProjectFilter } from "@/modules/staffing/projects";
import { added } from "@/modules/staffing/projects/fixtures";
import { testApp } from "@/modules/testing";
import * as pipelines from "./verbs";

const week = { startDate: "2026-02-02", endDate: "2026-02-15" };

test("two weeks of forty hours at 75 euros commit 6,000 of a budget, until they are cancelled", async () => {
  const app = testApp();
  const { id, clientId } = await added(app, { budget: "10000" });
  const committed = async () => (await pipelines.analytics(app, ProjectFilter.parse({}))).budget;
  expect(await committed()).toEqual({ planned: "10000", projects: 1, committed: null });
  const details = { ...week, projectId: id, hoursPerWeek: 40, ...(clientId && { clientId }) };
  const { id: deployment, version } = await deployed(app, details);
  expect((await committed()).committed).toBe("6000");
  await deployments.cancel(app, deployment, {
    version,
    reason: "Client stopped",
    replace: "later",
  });
  expect((await committed()).committed).toBeNull();
});

test("an open end counts until the project's last day", async () => {
  const app = testApp();
  const { id } = await added(app, {
    budget: "10000",
    startDate: week.startDate,
    endDate: "2026-02-08",
  });
  await deployed(app, { ...week, endDate: null, projectId: id, hoursPerWeek: 40 });
  const { budget } = await pipelines.analytics(app, ProjectFilter.parse({}));
  expect(budget.committed).toBe("3000");
});
