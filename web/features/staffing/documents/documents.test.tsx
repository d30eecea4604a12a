import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added as someone } from "@/modules/crm/candidates/fixtures";
import { added as someClient } from "@/modules/crm/clients/fixtures";
import { deployments, NewDeployment } from "@/modules/staffing/deployments";
import { documents } from "@/modules/staffing/documents";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function open() {
  const app = testApp();
  const { as, cookie, user } = await signedIn(app);
  const agency = { name: "Koudegang Example BV", address: "Kade 1", vatNumber: "", kvkNumber: "" };
  await settings.save(as, "agency", { value: { ...agency, email: "" } });
  const { id: candidateId } = await someone(app, { firstName: "<b>Bo</b>", location: "Breda" });
  const { id: clientId } = await someClient(app);
  const { id } = await deployments.add(
    as,
    NewDeployment.parse({
      ...{ candidateId, clientId, position: "Shift Engineer", contractType: "temporary" },
      ...{ location: "Amsterdam", country: "NL", startDate: "2026-02-01", endDate: "2026-07-31" },
      ...{ salary: "31.5", billRate: "62" },
    }),
  );
  visit(app, `/deployments/${id}?tab=documents`, { cookie, user });
  return { app, id };
}

test("a contract is drafted, its gap filled, issued, and stays text whatever a name holds", async () => {
  const { app, id } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "New document" }));
  const asked = within(await screen.findByRole("dialog", { name: "New document" }));
  await userEvent.click(asked.getByRole("button", { name: "Create draft" }));

  expect(await screen.findByText("1 field to complete")).toBeTruthy();
  const issue = await screen.findByRole("button", { name: "Issue" });
  expect(issue).toHaveProperty("disabled", true);
  await userEvent.click(screen.getByRole("button", { name: "Edit text" }));
  const editor = within(await screen.findByRole("dialog", { name: "Agreement on a deployment" }));
  expect(editor.getByText(/Hours per week/)).toBeTruthy();
  const words = editor.getByLabelText("Text");
  const body = words instanceof HTMLTextAreaElement ? words.value : "";
  await userEvent.clear(words);
  await userEvent.click(words);
  await userEvent.paste(body.replace("{{deployment.hours}}", "38 hours"));
  expect(
    within(editor.getByRole("region", { name: "Preview" })).getByText("38 hours"),
  ).toBeTruthy();
  await userEvent.click(editor.getByRole("button", { name: "Save text" }));

  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Issue" })).toHaveProperty("disabled", false),
  );
  await userEvent.click(screen.getByRole("button", { name: "Issue" }));
  expect(await screen.findByText("2026-0001")).toBeTruthy();
  expect(screen.getByRole("link", { name: /1 PDF/ })).toBeTruthy();
  const [kept] = await documents.list(app, { kind: "deployment", recordId: id });
  expect(kept).toMatchObject({ status: "issued", missing: [] });
  expect(document.querySelector("b")).toBeNull();
});
