import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { communications } from "@/modules/engagement/communications";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function open() {
  const app = testApp();
  const me = await signedIn(app);
  visit(app, "/admin?tab=email", me);
  return { app, me };
}

test("a standard template is copied, given a gap by its name, and its copy is archived and brought back", async () => {
  const { app } = await open();
  const copy = { name: "Copy First contact (English)" };
  await userEvent.click(await screen.findByRole("button", copy));
  const dialog = within(await screen.findByRole("dialog", { name: "New template" }));
  await write(dialog.getByLabelText("Name"), ", nights");
  await userEvent.selectOptions(dialog.getByLabelText("Insert placeholder"), "Project name");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  const own = { name: "Archive First contact, nights (English)" };
  await userEvent.click(await screen.findByRole("button", own));
  const [kept] = await communications.templatesOf(app);
  expect(kept).toMatchObject({ name: "First contact, nights", isStandard: false });
  expect(kept?.content).toContain("{{project.name}}");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("button", own);
});

test("the folder that answers are filed from is set up once, and its password never comes back", async () => {
  const { app } = await open();
  const form = within(
    await waitFor(() => {
      const card = screen.getByRole("heading", { name: "Incoming email" }).closest("section");
      if (!card?.querySelector("form")) throw new Error("not read yet");
      return card;
    }),
  );
  await write(form.getByLabelText("Server (IMAP)"), "mail.agency.example");
  await write(form.getByLabelText("User"), "answers");
  await write(form.getByLabelText("Password"), "a password of ours");
  await write(form.getByLabelText("Folder"), "Coldaisle");
  await userEvent.click(form.getByLabelText("Link replies from this folder"));
  await userEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    const inbox = await settings.valueOf(app, "inbox");
    expect(inbox).toMatchObject({ isOn: true, host: "mail.agency.example", folder: "Coldaisle" });
  });
  await screen.findByText("A password is stored. Enter a new one to replace it.");
  expect(screen.queryAllByDisplayValue("a password of ours").length).toBe(0);
});
