import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/candidates/fixtures";
import { communications } from "@/modules/communications";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/users/rules";
import { visit } from "@/web/testing";

const patience = { timeout: 8000 };

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function house(role: Role = "recruiter") {
  const app = testApp();
  const me = await signedIn(app, role);
  const { id } = await added(app, {
    firstName: "Femke",
    lastName: "Kabel",
    email: "femke@kabel.example",
  });
  const about = { entityType: "candidate" as const, entityId: id };
  const show = (search = "") => visit(app, `/crm?tab=communications${search}`, me);
  const all = () => communications.list(me.as, { whose: "all", limit: 50 });
  return { app, me, id, about, show, all };
}

test("where nothing was recorded the screen says so, and the next step begins a message", async () => {
  const { show, all } = await house();
  show();
  await screen.findByText("No communications recorded", {}, patience);
  const [, next] = screen.getAllByRole("button", { name: "New Message" });
  if (next) await userEvent.click(next);
  const dialog = within(await screen.findByRole("dialog", { name: "New Message" }, patience));
  await write(dialog.getByRole("combobox", { name: "Candidate" }), "Femke");
  await userEvent.click(await screen.findByRole("option", { name: /Femke Kabel/ }, patience));
  await write(await dialog.findByLabelText("Subject", {}, patience), "Work in Eemshaven");
  await write(dialog.getByLabelText("Message"), "Would you like to talk about it?");
  await userEvent.click(await dialog.findByRole("button", { name: "Send to Femke Kabel" }));
  await screen.findByText("Your communication has been logged successfully", {}, patience);
  const { communications: kept } = await all();
  expect(kept).toMatchObject([
    {
      ...{ type: "email", direction: "out", audience: "own", subject: "Work in Eemshaven" },
      ...{ contactAddress: "femke@kabel.example", delivery: { state: "queued" } },
    },
  ]);
  await screen.findByText("Queued", {}, patience);
});
