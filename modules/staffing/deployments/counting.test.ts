import { expect, test } from "bun:test";
import { and, inArray, sql } from "drizzle-orm";
import { added as company } from "@/modules/crm/clients/fixtures";
import { ProjectQuery, projects } from "@/modules/staffing/projects";
import { added as undertaking } from "@/modules/staffing/projects/fixtures";
import { request, signedIn, testApp } from "@/modules/testing";
import { applications as applicationRows } from "@/modules/staffing/applications/schema";
import { jsonValues } from "@/src/database/bulk-insert";
import { DeploymentChanges, deployments } from ".";
import { deployed } from "./fixtures";
import { deployments as deploymentRows } from "./schema";

const filledIn = async (app: ReturnType<typeof testApp>, id: string) =>
  (await projects.find(app, id)).positionsFilled;

test("a project's filled positions are the people planned or at work on it, whatever happens to them", async () => {
  const app = testApp();
  const { id: clientId } = await company(app);
  const project = await undertaking(app, { clientId });
  const other = await undertaking(app, { clientId });
  const on = { clientId, projectId: project.id };
  const { id, version } = await deployed(app, on);
  await deployed(app, { ...on, candidateId: null });
  expect(await filledIn(app, project.id)).toBe(1);
  const moved = DeploymentChanges.parse({ version, projectId: other.id });
  const after = await deployments.edit(app, id, moved);
  expect([await filledIn(app, project.id), await filledIn(app, other.id)]).toEqual([0, 1]);
  const gone = { version: after.version, reason: "No show", replace: "later" as const };
  const cancelled = await deployments.cancel(app, id, gone);
  expect(await filledIn(app, other.id)).toBe(0);
  const back = { version: cancelled.version, status: "scheduled" as const };
  await deployments.setStatus(app, id, back);
  await deployments.archive(app, [id]);
  expect(await filledIn(app, other.id)).toBe(0);
  await deployments.restore(app, [id]);
  expect(await filledIn(app, other.id)).toBe(1);
  const { projects: rows } = await projects.list(app, ProjectQuery.parse({}));
  expect(rows.map(({ positionsFilled }) => positionsFilled).toSorted()).toEqual([0, 1]);
});

test("an export holds exactly what the filter shows, and no formula", async () => {
  const app = testApp();
  const { cookie } = await signedIn(app, "viewer");
  await deployed(app, { position: "=HYPERLINK(1)", location: "Slough" });
  await deployed(app, { position: "Rigger", location: "Zwolle" });
  const path = "/api/deployments/export?format=csv&q=slough";
  const text = await (await request(app, "GET", path, { cookie })).text();
  expect(text.trim().split("\n")).toHaveLength(2);
  expect(text).not.toMatch(/(^|[;,"])=HYPERLINK/m);
});

test.each([
  ["deployments", deploymentRows.candidateId, deploymentRows.status],
  ["applications", applicationRows.candidateId, applicationRows.status],
] as const)(
  "%s of listed people in some statuses are found by the people, not by all of a status",
  async (_, person, status) => {
    const { db } = testApp();
    const asked = db
      .select({ person })
      .from(person.table)
      .where(and(inArray(person, jsonValues(["a"])), inArray(status, ["active", "completed"])));
    const plan = await db.all(sql`explain query plan ${asked.getSQL()}`);
    expect(JSON.stringify(plan)).toContain("_candidate (candidate_id=? AND status=?)");
  },
);
