import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { profile } from "@/modules/profile";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

const patience = { timeout: 10_000 };

async function open(path = "/profile") {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  visit(app, path, me);
  await screen.findByRole("heading", { level: 1, name: "Ada Jansen" }, patience);
  const saved = () => profile.find(me.as);
  return { app, me, saved };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("the form is read first, edited, and saved with the specification's words", async () => {
  const { saved } = await open();
  expect([field("Email").readOnly, field("Phone").readOnly]).toEqual([true, true]);
  expect(field("Timezone").value).toBe("Europe/Amsterdam");
  await userEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
  await userEvent.click(field("Phone"));
  await userEvent.paste("+31 20 123");
  await userEvent.selectOptions(screen.getByLabelText("Timezone"), "Europe/Helsinki");
  expect(field("Email").readOnly).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Profile Updated", {}, patience);
  await screen.findByText("Your profile has been successfully updated.");
  expect(await saved()).toMatchObject({ phone: "+31 20 123", timezone: "Europe/Helsinki" });
  expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull();
});

test("Cancel leaves everything as it was, and so does Escape", async () => {
  const { saved } = await open();
  const before = await saved();
  for (const leave of [
    () => userEvent.click(screen.getByRole("button", { name: "Cancel" })),
    () => userEvent.keyboard("{Escape}"),
  ]) {
    await userEvent.keyboard("e");
    await userEvent.type(field("Last name"), " Smit");
    await leave();
    expect(field("Last name").value).toBe("Jansen");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Profile" }));
  }
  expect(await saved()).toEqual(before);
});

test("a refusal is said beside its field, and what was written stays", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
  await userEvent.clear(field("First name"));
  await userEvent.type(field("First name"), " ");
  await userEvent.type(field("Phone"), "1");
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(
    () => expect(field("First name").getAttribute("aria-invalid")).toBe("true"),
    patience,
  );
  expect(screen.getAllByText("First name is required").length).toBeGreaterThan(0);
  expect(field("Phone").value).toBe("1");
});

test("the four checkboxes stand as the specification sets them and are saved as they are ticked", async () => {
  const { saved } = await open();
  const names = ["Job matches", "Applications", "Interviews", "Reports"];
  expect(names.map((name) => box(name).checked)).toEqual([true, true, false, true]);
  await userEvent.click(box("Interviews"));
  await userEvent.click(box("Reports"));
  await waitFor(
    async () =>
      expect((await saved()).notifications).toMatchObject({ interviews: true, reports: false }),
    patience,
  );
  expect([box("Interviews: Bell").checked, box("Reports: Daily letter").checked]).toEqual([
    true,
    false,
  ]);
});

test("every topic has its ways, and the last way taken off takes the topic off", async () => {
  const { saved } = await open();
  const table = within(screen.getByRole("table", { name: "Ways to be told" }));
  expect(table.getAllByRole("checkbox")).toHaveLength(30);
  await userEvent.click(box("Mentions: Mail at once"));
  await userEvent.click(box("Reports: Bell"));
  expect(box("Reports").checked).toBe(true);
  await userEvent.click(box("Reports: Daily letter"));
  expect(box("Reports").checked).toBe(false);
  await waitFor(async () => {
    const { channels } = await saved();
    expect([channels.mentions.mail, channels.reports]).toEqual([
      true,
      { bell: false, mail: false, digest: false },
    ]);
  }, patience);
});
