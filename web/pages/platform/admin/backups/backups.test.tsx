import { beforeAll, expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { backups } from "@/modules/platform/backups";
import { built, installation } from "@/modules/platform/backups/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { visit } from "@/web/testing";
// Its parts are fetched when it is opened, which a busy machine takes long for.
import "..";
import "../system/system-tab";

beforeAll(built);

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>("button", { name });

async function open(app = installation().open()) {
  const { cookie, user } = await signedIn(app);
  const page = visit(app, "/admin?tab=system", { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Admin Management" });
  await screen.findByRole("heading", { level: 2, name: "Backups" });
  return { app, ...page };
}

test("a backup is made with one press, shown with what is in it, and deleted after a question", async () => {
  const { app, store } = await open();
  await screen.findByText("No backups yet");
  await userEvent.click(await button("Create Backup"));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Backup Created"));
  const all = await screen.findByRole("list", { name: "Backups" });
  expect(within(all).getByRole("listitem").textContent).toContain("Verified");
  expect(screen.getByText(/^coldaisle backup restore coldaisle-2026/)).toBeTruthy();

  await userEvent.click(await button(/^Actions for the backup of/));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("can't be restored");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete backup" }));
  await screen.findByText("No backups yet");
  expect(await backups.list(app)).toEqual([]);
  await app.close();
});

test("a backup that came to nothing says why, and the way back is the same button", async () => {
  const { app, store } = await open(testApp());
  await screen.findByText("An in-memory database has no backups.");
  expect((await button("Create Backup")).disabled).toBe(true);
  expect(store.get(noticesAtom)).toEqual([]);
  await app.close();
});

test("the storage elsewhere is set up, its key never comes back, and a test tells what came of it", async () => {
  const { app } = await open();
  await userEvent.click(await screen.findByLabelText("Copy each backup to S3-compatible storage"));
  const filled = {
    URL: "http://127.0.0.1:1",
    Bucket: "backups",
    "Access key ID": "AKID",
    "Secret access key": "a-secret-that-nobody-sees",
  };
  for (const [label, text] of Object.entries(filled)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  }
  expect((await button("Test storage")).disabled).toBe(true);
  await userEvent.click(await button("Save"));
  await screen.findByText(/A key is stored/);
  expect(await settings.secretOf(app, "backups")).toBe("a-secret-that-nobody-sees");
  expect(document.body.innerHTML).not.toContain("nobody-sees");
  await userEvent.click(await button("Test storage"));
  await screen.findByText(/^The storage can't be reached/);
  await app.close();
});
