import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { documents } from "@/modules/staffing/documents";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function open() {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  visit(app, "/admin", { cookie, user });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Documents" }));
  return app;
}

test("who the agency is on paper is written down once", async () => {
  const app = await open();
  const name = await screen.findByLabelText("Name");
  await userEvent.click(name);
  await userEvent.paste("Koudegang Example BV");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect((await settings.valueOf(app, "agency")).name).toBe("Koudegang Example BV"),
  );
});

test("a standard template is copied and changed, with a field chosen from the list by its name", async () => {
  const app = await open();
  const copy = await screen.findByRole("button", { name: "Copy Offer of employment" });
  await userEvent.click(copy);
  const dialog = within(await screen.findByRole("dialog", { name: "New template" }));
  const name = dialog.getByLabelText("Name");
  await userEvent.clear(name);
  await userEvent.paste("Our offer");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Edit Our offer" });
  const [own] = await documents.templatesOf(app);
  expect(own).toMatchObject({ name: "Our offer", isStandard: false, type: "offer-letter" });

  await userEvent.click(screen.getByRole("button", { name: "Archive Our offer" }));
  await waitFor(() => expect(screen.queryByText("Our offer") === null).toBe(true));
});
