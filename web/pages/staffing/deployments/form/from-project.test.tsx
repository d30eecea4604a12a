import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "bun:test";
import { added as person } from "@/modules/crm/candidates/fixtures";
import { added as company } from "@/modules/crm/clients/fixtures";
import { added as plannedProject } from "@/modules/staffing/projects/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("a deployment that is planned from a project begins with its client, datacenter and place", async () => {
  const app = testApp();
  const sites = [{ name: "FRA1", city: "Frankfurt am Main", country: "DE" }];
  const client = await company(app, { name: "Mainspannung Example GmbH", sites });
  const project = await plannedProject(app, {
    name: "FRA1 fit-out",
    clientId: client.id,
    siteId: client.sites[0]?.id ?? null,
  });
  const { id } = await person(app, {
    firstName: "Femke",
    lastName: "Proef",
    headline: "BMS engineer",
  });
  const { cookie, user } = await signedIn(app);
  visit(app, `/deployments?new=1&project=${project.id}&candidate=${id}`, { cookie, user });
  const form = within(await screen.findByRole("dialog", { name: "New deployment" }));
  const holds = (label: string, value: string) =>
    waitFor(() => expect(form.getByLabelText<HTMLInputElement>(label).value).toBe(value));
  await holds("Project", "FRA1 fit-out");
  await holds("Client", "Mainspannung Example GmbH");
  await holds("Position", "BMS engineer");
  await holds("Location", "Frankfurt am Main");
  await holds("Country", "DE");
});
