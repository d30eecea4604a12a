import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { added } from "@/modules/crm/candidates/fixtures";
import { gdpr } from "@/modules/privacy/gdpr";
import { signedIn, testApp } from "@/modules/testing";
import { choose, visit } from "@/web/testing";

test("deleting a candidate asks why, restricts the record and can be undone", async () => {
  const app = testApp({ now: () => new Date() });
  const person = await added(app, { firstName: "Aino", lastName: "Jansen" });
  const { cookie, user } = await signedIn(app, "recruiter");
  visit(app, `/candidates/${person.id}`, { cookie, user });
  await choose("More actions", "Delete");
  const title = { name: "Delete Aino Jansen's data" };
  const dialog = within(await screen.findByRole("dialog", title));
  await userEvent.click(dialog.getByLabelText(/Reason/));
  await userEvent.paste("Requested by telephone");
  await userEvent.click(dialog.getByRole("button", { name: "Request deletion" }));
  await screen.findByText("Data Deletion Processed");
  await screen.findByText(/Processing restricted since/);
  const statuses = async () => (await gdpr.list(app, { limit: 5 })).map(({ status }) => status);
  expect(await statuses()).toEqual(["waiting"]);
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await statuses()).toEqual(["cancelled"]));
});
