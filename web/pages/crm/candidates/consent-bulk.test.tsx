import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("the chosen people's consent is noted at once with its evidence, and whoever is refused is named", async () => {
  const app = testApp();
  const anna = await added(app, { firstName: "Anna", lastName: "Eins", email: "a@example.com" });
  await added(app, { firstName: "Bert", lastName: "Zwei" });
  const { cookie, user } = await signedIn(app);
  visit(app, "/candidates", { cookie, user });
  for (const name of ["Anna Eins", "Bert Zwei"]) {
    const card = within(await screen.findByRole("row", { name }));
    await userEvent.click(card.getByRole("checkbox"));
  }
  await userEvent.click(await screen.findByRole("button", { name: "Record consent" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Record consent for 2 people" }));
  await userEvent.type(dialog.getByLabelText("Given on"), "2025-12-01");
  await userEvent.type(dialog.getByLabelText("Evidence"), "List of the fair");
  await userEvent.click(dialog.getByRole("button", { name: "Record consent" }));
  expect(await dialog.findByText("Consent recorded for 1 person")).toBeTruthy();
  expect(dialog.getByText("1 person not changed:")).toBeTruthy();
  expect(dialog.getByRole("link", { name: "C-0002 Bert Zwei" })).toBeTruthy();
  expect(dialog.getByText("has no email address")).toBeTruthy();
  const { consents } = await candidates.consentsOf(app, anna.id);
  expect(consents).toMatchObject([
    { purpose: "marketing", channel: "paper", proof: "List of the fair" },
  ]);
});
