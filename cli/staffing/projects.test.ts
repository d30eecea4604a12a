import { expect, test } from "bun:test";
import { sampleCandidates } from "../demo/records/candidates";
import { sampleClients } from "../demo/records/clients";
import { samplePipelines } from "../demo/records/pipeline";
import { sampleProjects } from "../demo/records/projects";
import { terminal } from "../fixtures";

test("projects are listed, shown and added from the terminal, with their board and their submissions", async () => {
  const { type, context } = terminal();
  const app = context.open();
  await sampleClients(app);
  await sampleCandidates(app);
  await sampleProjects(app);
  await samplePipelines(app);
  const page = JSON.parse((await type("projects list -q hanau --json")).out);
  expect(page).toMatchObject({ total: 1, projects: [{ status: "active", country: "DE" }] });
  const [{ number }] = page.projects;
  expect((await type("projects list --overdue")).out).toContain(number);
  expect((await type(`projects show ${number}`)).out).toContain("5 × power-cooling  construction");
  expect((await type(`projects board ${number}`)).out).toMatch(/^interview +C-\d{4} /m);
  expect((await type(`projects submissions ${number}`)).out).toContain("CANDIDATE");
  const added = await type("projects add Testhal --start 2026-05-02 --end 2026-05-01");
  expect([added.code, added.err]).toEqual([65, "The end date is before the start date."]);
  expect((await type("projects add Testhal --budget 1200.50")).out).toContain("EUR 1200.5");
  expect((await type("projects show P-999")).code).toBe(66);
  await app.close();
});
