import { screen } from "@testing-library/react";
import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("a candidate's record shows where they work, and the way to the list", async () => {
  const app = testApp();
  const { id: candidateId } = await person(app, { firstName: "Femke", lastName: "Proef" });
  const { id, clientName } = await deployed(app, { candidateId });
  await deployed(app);
  const { cookie, user } = await signedIn(app, "viewer");
  visit(app, `/candidates/${candidateId}?tab=deployments`, { cookie, user });
  const link = await screen.findByRole("link", { name: `D-0001 ${clientName}` });
  expect(link.getAttribute("href")).toBe(`/deployments/${id}`);
  expect(screen.queryByText(/D-0002/)).toBeNull();
  const all = screen.getByRole("link", { name: "Show it in the list" });
  expect(all.getAttribute("href")).toBe(`/deployments?candidate=${candidateId}`);
});
