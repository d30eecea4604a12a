import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { projects } from "@/modules/staffing/projects";
import { added, type Details, fourSeats } from "@/modules/staffing/projects/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Opening } from ".";

const from = "2026-05-01";

/** An engineer who works in the Netherlands and Germany, and what the bench offers them. */
async function offered() {
  const app = testApp();
  const { ask } = await signedIn(app, "viewer");
  const { id } = await person(app, { role: "mep-engineer", willingCountries: ["NL", "DE"] });
  const names = async () => {
    const answer = await ask("GET", `/api/bench/openings?candidate=${id}&from=${from}`);
    const openings: Opening[] = await answer.json();
    return openings.map(({ name, free }) => `${name} ${free}`);
  };
  const project = (name: string, details: Details = {}) =>
    added(app, { name, status: "active", country: "NL", seats: fourSeats, ...details });
  return { app, id, names, project };
}

test("who rolls off is shown the projects with a free seat of their role, where they work and when", async () => {
  const { names, project } = await offered();
  await project("Right");
  await project("Germany", { country: "DE", startDate: "2026-04-01" });
  await project("Norway", { country: "NO" });
  await project("Over", { endDate: "2026-04-30" });
  await project("On hold", { status: "on_hold" });
  await project("Other role", {
    seats: [{ phase: "construction", role: "commissioning", seats: 4 }],
  });
  expect(await names()).toEqual(["Germany 4", "Right 4"]);
});

test("a taken seat is not offered, nor a project on whose board one stands already", async () => {
  const { app, id, names, project } = await offered();
  const { id: clientId } = await company(app);
  const seats: Details["seats"] = [{ phase: "construction", role: "mep-engineer", seats: 2 }];
  const { id: projectId } = await project("Hall 2", { clientId, seats });
  const [kept] = await projects.seatsOf(app, projectId);
  await deployed(app, { clientId, projectId, seatId: kept?.id });
  expect(await names()).toEqual(["Hall 2 1"]);
  await deployed(app, { clientId, projectId });
  expect(await names()).toEqual([]);

  const third = await project("Hall 3");
  expect(await names()).toEqual(["Hall 3 4"]);
  await pipelines.addMany(app, { projectId: third.id, candidateIds: [id] });
  expect(await names()).toEqual([]);
});
