import { screen } from "@testing-library/react";
import { expect, test } from "bun:test";
import { added as addedCandidate } from "@/modules/crm/candidates/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { added, fourSeats } from "@/modules/staffing/projects/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("a project's analytics count that project alone", async () => {
  const app = testApp();
  const other = await added(app, { name: "FRA4 substation", budget: "9000" });
  const { id } = await added(app, { name: "AMS7 hall 2", budget: "1000", seats: fourSeats });
  const candidate = await addedCandidate(app, { firstName: "Nele", lastName: "Proef" });
  await pipelines.addMany(app, { projectId: other.id, candidateIds: [candidate.id] });
  const { cookie, user } = await signedIn(app);
  visit(app, `/projects/${id}?tab=analytics`, { cookie, user });

  expect(await screen.findByText("€1,000 in 1 project")).toBeTruthy();
  expect(screen.getByText("4 open positions.")).toBeTruthy();
  expect(screen.getByText("No candidates in this pipeline yet.")).toBeTruthy();
});
