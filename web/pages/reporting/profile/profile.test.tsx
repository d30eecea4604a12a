import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { profile } from "@/modules/reporting/profile";
import { addressChanges } from "@/modules/reporting/profile/schema";
import { expertise } from "@/modules/market/recruiters";
import { signedIn, testApp } from "@/modules/testing";
import { fingerprintOf } from "@/src/secrets/passwords";
import { visit } from "@/web/testing";

type Seat = Awaited<ReturnType<typeof signedIn>>;

async function open(path = "/profile?tab=settings", prepare?: (me: Seat) => Promise<unknown>) {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  await prepare?.(me);
  visit(app, path, me);
  await screen.findByRole("heading", { level: 1, name: "Ada Jansen" });
  const saved = () => profile.find(me.as);
  return { app, me, saved };
}

test("four parts stand in tabs, each with figures that somebody can look up or with the next step", async () => {
  const { me } = await open("/profile");
  const tab = (name: string) => screen.getByRole("tab", { name });
  expect(screen.getAllByRole("tab").map((it) => it.textContent)).toEqual([
    ...["Overview", "Performance", "Expertise", "Settings"],
  ]);
  await screen.findByText("Active placements");
  await screen.findByText("No activity yet");
  const badges = await screen.findByRole("list", { name: "Badges" });
  await within(badges).findByText("Recruiter");
  await userEvent.click(tab("Performance"));
  const table = within(await screen.findByRole("table"));
  expect(table.getAllByText("fewer than 3 colleagues")).toHaveLength(5);
  await userEvent.click(tab("Expertise"));
  await userEvent.click(await screen.findByRole("button", { name: "Add your expertise" }));
  await userEvent.click(await screen.findByLabelText("Generators"));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { name: "Your expertise" });
  await screen.findByText("Generators");
  expect((await expertise.ownExpertise(me.as)).expertise.systems).toEqual(["generators"]);
});

test("language, appearance, rows and keys are in force and saved as they are chosen", async () => {
  const { saved } = await open();
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  await screen.findByText("Display & shortcuts");
  await press("Compact");
  await press("Dark");
  await userEvent.click(screen.getByRole("switch", { name: "Single-key shortcuts" }));
  await waitFor(async () =>
    expect(await saved()).toMatchObject({
      ...{ density: "compact", theme: "dark", hasSingleKeys: false },
    }),
  );
  expect(document.documentElement.dataset.theme).toBe("dark");
  await userEvent.keyboard("e");
  expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: "Single-key shortcuts" }));
  await waitFor(async () => expect((await saved()).hasSingleKeys).toBe(true));
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("the form is read first, edited, and saved with the specification's words", async () => {
  const { saved } = await open();
  expect([field("Email").readOnly, field("Phone").readOnly]).toEqual([true, true]);
  expect(field("Time zone").value).toBe("Amsterdam");
  await userEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
  await userEvent.click(field("Phone"));
  await userEvent.paste("+31 20 123");
  await userEvent.selectOptions(screen.getByLabelText("Time zone"), "Europe/Helsinki");
  expect(field("Email").readOnly).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Profile Updated");
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
  await waitFor(() => expect(field("First name").getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("First name is required").length).toBeGreaterThan(0);
  expect(field("Phone").value).toBe("1");
});

test("the four checkboxes stand as the specification sets them and are saved as they are ticked", async () => {
  const { saved } = await open();
  const names = ["Job matches", "Applications", "Interviews", "Reports"];
  expect(names.map((name) => box(name).checked)).toEqual([true, true, false, true]);
  await userEvent.click(box("Interviews"));
  await userEvent.click(box("Reports"));
  await waitFor(async () =>
    expect((await saved()).notifications).toMatchObject({ interviews: true, reports: false }),
  );
  expect([box("Interviews: In-app").checked, box("Reports: Daily digest").checked]).toEqual([
    true,
    false,
  ]);
});

test("every topic has its ways, and the last way taken off takes the topic off", async () => {
  const { saved } = await open();
  const table = within(screen.getByRole("table", { name: "Channels" }));
  expect(table.getAllByRole("checkbox")).toHaveLength(30);
  await userEvent.click(box("Mentions: Email"));
  await userEvent.click(box("Reports: In-app"));
  expect(box("Reports").checked).toBe(true);
  await userEvent.click(box("Reports: Daily digest"));
  expect(box("Reports").checked).toBe(false);
  await waitFor(async () => {
    const { channels } = await saved();
    expect([channels.mentions.mail, channels.reports]).toEqual([
      true,
      { bell: false, mail: false, digest: false },
    ]);
  });
});

test("the link from the letter to a new address changes it, and says so", async () => {
  const token = "from the letter";
  const asked = {
    ...{ email: "new@agency.example", tokenHash: fingerprintOf(token) },
    ...{ askedAt: "2025-12-31T12:00:00.000Z", expiresAt: "2026-01-01T13:00:00.000Z" },
  };
  const { saved } = await open(`/profile?address=${encodeURIComponent(token)}`, ({ as, user }) =>
    as.write([as.db.insert(addressChanges).values({ ...asked, userId: user.id })]),
  );
  await screen.findByText("Email changed");
  expect(await screen.findByLabelText<HTMLInputElement>("Email")).toMatchObject({
    value: "new@agency.example",
  });
  expect(await saved()).toMatchObject({ email: "new@agency.example", newEmail: null });
  expect(location.search).toBe("?tab=settings");
});
