import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sql } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { notes } from "@/modules/records/notes";
import { signedIn, testApp, holders } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import texts from "@/web/locales/en/gdpr.json";
import { visit } from "@/web/testing";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function person(app: App, firstName: string, days: number) {
  const { id } = await added(app, {
    firstName,
    lastName: "Jansen",
    email: `${firstName}@x.example`,
  });
  const set = { dataRetentionUntil: day(days) };
  await app.write([
    app.db
      .update(candidates)
      .set(set)
      .where(sql`id = ${id}`),
  ]);
  return id;
}

async function house(fill: (app: App) => Promise<unknown> = async () => {}, role: Role = "admin") {
  const app = testApp({ now: () => new Date() });
  await fill(app);
  const me = await signedIn(app, role);
  return { app, me, show: (search = "") => visit(app, `/gdpr${search}`, me) };
}

test("whatever a part of the house keeps of somebody has a name in the dry run", () => {
  expect(holders.map(({ name }) => name).filter((name) => !(name in texts.holders))).toEqual([]);
});

const two = async (app: App) => {
  await person(app, "Aino", -3);
  await person(app, "Bram", 5);
};

test("what the activities are searched for stands above them in words", async () => {
  const { show } = await house();
  show("?tab=activities&q=withdrawn");
  await screen.findByText("Search: withdrawn");
});

test("where nothing is there it says so, and the rates are those of the specification", async () => {
  const { show } = await house();
  show();
  await screen.findByRole("heading", { level: 1, name: "GDPR Compliance Dashboard" });
  const tiles = within(await screen.findByRole("list", { name: "Figures" }));
  expect(tiles.getByRole("link", { name: /Compliance Rate/ }).textContent).toContain("100%");
  tiles.getByText("No requests yet");
  screen.getByText("No recent GDPR activities");
  screen.getByText(/All clear/);
  await screen.findByText("Intact");
});

test("the worklist leads to the people it counts, and the address tells which they are", async () => {
  const { show } = await house(two);
  show();
  const link = { name: "Review: Retention has expired for 1 candidate" };
  await userEvent.click(await screen.findByRole("link", link));
  const list = within(await screen.findByRole("list", { name: "People to review" }));
  list.getByText("Aino@x.example");
  expect(location.search).toBe("?tab=retention&stretch=expired");
  await userEvent.click(screen.getByRole("button", { name: /Within 7 days/ }));
  await screen.findByText("Bram@x.example");
});

test("somebody whose time is over is asked to be deleted in one step, and the undo takes it back", async () => {
  const { show } = await house(two, "recruiter");
  show("?tab=retention");
  await userEvent.click(
    await screen.findByRole("button", { name: "Delete the data of Aino Jansen" }),
  );
  await screen.findByText("Data Deletion Processed");
  await screen.findByText("deletion requested");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Delete the data of Aino Jansen" });
});

test("the log is found by its words, and an empty find says what the specification says", async () => {
  const { show } = await house((app) =>
    app.write([
      activities.logActivity(app, {
        ...{ deed: "consent-given", entityType: "candidate" },
        entityId: Bun.randomUUIDv7(),
      }),
    ]),
  );
  show("?tab=activities");
  await screen.findByText("Consent Request");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search activities..." }), "nothing");
  await screen.findByText("No activities found");
  expect(location.search).toContain("q=nothing");
});

test("nobody is erased before the identity is recorded and the name is typed", async () => {
  const { app, show } = await house(async (its) => {
    await two(its);
    const recordId = await person(its, "Cas", 30);
    await notes.add(its, { kind: "candidate", recordId, text: "Came with Jansen, Aino" });
  });
  show("?tab=requests");
  const [, who] = await screen.findAllByRole("combobox", { name: "Person" });
  await userEvent.click(screen.getByRole("button", { name: "Request deletion" }));
  expect(await screen.findAllByText("Required")).toHaveLength(2);
  if (who) await userEvent.type(who, "aino");
  await userEvent.click(await screen.findByRole("option", { name: /Aino Jansen/ }));
  await userEvent.type(screen.getByLabelText("Reason"), "Requested by mail");
  await userEvent.click(screen.getByRole("button", { name: "Request deletion" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Aino Jansen/ }));
  await dialog.findByText("Candidate record");
  const mentions = within(dialog.getByRole("list", { name: "Mentions in other records" }));
  mentions.getByText("Text: Came with Jansen, Aino");
  const there = mentions.getByRole("link", { name: "Notes: Cas Jansen" }).getAttribute("href");
  expect(there).toMatch(/^\/candidates\/.{36}\?tab=notes$/);
  await userEvent.type(dialog.getByLabelText(/Type/), "Aino Jansen");
  await userEvent.click(dialog.getByLabelText(/Erase now/));
  const erase = () => dialog.getByRole<HTMLButtonElement>("button", { name: "Erase now" });
  expect(erase().disabled).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Record" }));
  await waitFor(() => expect(erase().disabled).toBe(false));
  await userEvent.click(erase());
  await screen.findByText("Receipt");
  expect(await app.db.$count(candidates)).toBe(2);
});

test("the purge says whom it would take, and runs for as many as were typed", async () => {
  const { app, show } = await house(two);
  show("?tab=retention");
  await screen.findByText(/Nothing is deleted automatically/);
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("Aino Jansen", { exact: false });
  const now = () => dialog.getByRole<HTMLButtonElement>("button", { name: "Delete 1 person now" });
  expect(now().disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText("Type 1 to confirm"), "1");
  await userEvent.click(now());
  await screen.findByText(/1 person erased/);
  expect(await app.db.$count(candidates)).toBe(1);
});

test("who only looks sees the figures and is offered nothing to do", async () => {
  const { show } = await house(two, "viewer");
  show("?tab=retention");
  await screen.findByText("Aino@x.example");
  expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
  await userEvent.click(screen.getByRole("tab", { name: "Requests" }));
  await screen.findByText("Only recruiters and administrators can make requests.");
});
