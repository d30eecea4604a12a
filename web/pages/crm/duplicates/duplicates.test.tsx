import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function twice() {
  const app = testApp();
  const person = { firstName: "Femke", lastName: "Dubbel", email: "femke@dubbel.example" };
  const kept = await added(app, person);
  const merged = await added(app, {
    ...person,
    phone: "+31612345678",
    skills: ["UPS"],
    location: "Gent",
    country: "BE",
    languages: { de: "C2" },
    pay: { amount: 45.5, currency: "EUR", period: "hour" },
    availableFrom: "2027-02-01",
  });
  const { cookie, user } = await signedIn(app);
  return { app, kept, merged, cookie, user };
}

test("a pair is found, merged with the choices made, shown as merged, and made two again", async () => {
  const { app, kept, merged, cookie, user } = await twice();
  visit(app, "/duplicates", { cookie, user });
  await userEvent.click(await screen.findByRole("button", { name: "Merge…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Merge two records" }));
  const phone = within(await dialog.findByRole("group", { name: "Phone" }));
  expect(phone.getByLabelText("+31612345678")).toHaveProperty("checked", true);
  for (const text of ["German C2", "Gent, Belgium", "€45.50 per hour", "1 Feb 2027"]) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  await userEvent.click(phone.getByLabelText("Nothing"));
  await userEvent.click(dialog.getByRole("button", { name: "Merge" }));

  await screen.findByText("Femke Dubbel was merged into this record.");
  const now = await candidates.find(app, kept.id);
  expect([now.phone, now.skills.length]).toEqual([null, 1]);
  expect((await candidates.find(app, merged.id)).isArchived).toBe(true);

  await userEvent.click(screen.getByRole("button", { name: "Undo merge" }));
  await waitFor(async () => expect((await candidates.find(app, merged.id)).isArchived).toBe(false));
});

test("two of one name are said to be two, and the list says that there is nothing left", async () => {
  const { app, cookie, user } = await twice();
  visit(app, "/duplicates", { cookie, user });
  await userEvent.click(await screen.findByRole("button", { name: "Not duplicates" }));
  await screen.findByText("No duplicates");
});
