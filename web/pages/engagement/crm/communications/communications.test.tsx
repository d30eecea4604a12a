import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { communications } from "@/modules/engagement/communications";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

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
  await screen.findByText("No communications recorded");
  const [, next] = screen.getAllByRole("button", { name: "New Message" });
  if (next) await userEvent.click(next);
  const dialog = within(await screen.findByRole("dialog", { name: "New Message" }));
  await write(dialog.getByRole("combobox", { name: "Candidate" }), "Femke");
  await userEvent.click(await screen.findByRole("option", { name: /Femke Kabel/ }));
  await write(await dialog.findByLabelText("Subject"), "Work in Eemshaven");
  await write(dialog.getByLabelText("Message"), "Would you like to talk about it?");
  const send = { name: "Send to Femke Kabel" };
  await userEvent.click(await dialog.findByRole("button", send));
  await screen.findByText("Your communication has been logged successfully");
  const { communications: kept } = await all();
  expect(kept).toMatchObject([
    {
      ...{ type: "email", direction: "out", audience: "own", subject: "Work in Eemshaven" },
      ...{ contactAddress: "femke@kabel.example", delivery: { state: "queued" } },
    },
  ]);
  await screen.findByText("Queued");
});

test("what communications are searched for stands above them in words", async () => {
  const { show } = await house();
  show("&q=Eemshaven");
  await screen.findByText("Search: Eemshaven");
});

test("a template is filled for whom it goes to, a gap that nothing fills is named, and nothing goes before it is filled", async () => {
  const { id, show, all } = await house();
  show(`&write=email`);
  const dialog = within(await screen.findByRole("dialog", { name: "New Message" }));
  await write(dialog.getByRole("combobox", { name: "Candidate" }), "Femke");
  await userEvent.click(await screen.findByRole("option", { name: /Femke Kabel/ }));
  await dialog.findByLabelText("To");
  await userEvent.selectOptions(dialog.getByLabelText("Template"), "First contact");
  const words = dialog.getByLabelText<HTMLTextAreaElement>("Message");
  await waitFor(() => expect(words.value).toStartWith("Dear Femke,"));
  expect(words.value).toContain("Ada Jansen");
  await write(words, " {{project.start}}");
  await dialog.findByText(/Fill in these placeholders.*Project start date/);
  await userEvent.click(dialog.getByRole("button", { name: "Send to Femke Kabel" }));
  await dialog.findByRole("alert");
  expect((await all()).total).toBe(0);
  await userEvent.clear(words);
  await write(words, "Dear Femke, can we talk?");
  await userEvent.click(dialog.getByRole("button", { name: "Send to Femke Kabel" }));
  await waitFor(async () => expect((await all()).total).toBe(1));
  expect((await all()).communications[0]).toMatchObject({ entityId: id });
});

test("a call is logged with how long it took, found by its words, put right, and brought back once deleted", async () => {
  const { about, me, show, all } = await house();
  await communications.add(me.as, {
    ...{ ...about, type: "note", subject: "", content: "Prefers nights", direction: "out" },
    durationMinutes: null,
  });
  show("&write=phone");
  const dialog = within(await screen.findByRole("dialog", { name: "Log a call" }));
  await write(dialog.getByRole("combobox", { name: "Candidate" }), "Femke");
  await userEvent.click(await screen.findByRole("option", { name: /Femke Kabel/ }));
  await write(dialog.getByLabelText("What was said"), "Free from March on");
  await write(dialog.getByLabelText("Duration (minutes)"), "12");
  await userEvent.click(dialog.getByRole("button", { name: "Log it" }));
  const list = within(await screen.findByRole("list", { name: "Communications" }));
  await list.findByText("Free from March on");
  await write(screen.getByRole("searchbox"), "march");
  await waitFor(() => expect(list.queryAllByText("Prefers nights").length).toBe(0));

  await userEvent.click(list.getByRole("button", { name: /Free from March on/ }));
  await screen.findByText("12 minutes");
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Actions for this message" }));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  await choose("Edit");
  const edit = within(await screen.findByRole("dialog", { name: /Edit/ }));
  await write(edit.getByLabelText("Duration (minutes)"), "0");
  await userEvent.click(edit.getByRole("button", { name: "Save changes" }));
  await screen.findByText("120 minutes");
  await choose("Delete");
  await waitFor(async () => expect((await all()).total).toBe(1));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await all()).total).toBe(2));
});

test("what one writes is private until one shares it, and stays so for those who are not asked", async () => {
  const { about, me, show } = await house();
  const sent = await communications.add(me.as, {
    ...{ ...about, type: "email", subject: "Between us", content: "A word", isSent: true },
    ...{ to: "femke@kabel.example", direction: "out", fileIds: [] },
  });
  show(`&thread=${sent.id}`);
  const thread = within(await screen.findByRole("list", { name: "Conversation" }));
  thread.getByText("Visible only to you");
  await userEvent.click(await screen.findByRole("button", { name: "Actions for this message" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Share with the team" }));
  await screen.findByText("Now visible to the team");
  expect((await communications.find(me.as, sent.id)).audience).toBe("team");
});

test("whoever may only read sees what is shared, and no way to write", async () => {
  const { app, about, show } = await house("viewer");
  const other = await signedIn(app, "recruiter");
  await communications.add(other.as, {
    ...{ ...about, type: "meeting", subject: "Site visit", content: "Saw hall 3" },
    ...{ direction: "out", durationMinutes: 60 },
  });
  show();
  await screen.findByText("Site visit");
  for (const name of ["New Message", "Log a call"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

test("what was being written is there again after the dialog was closed, until it is discarded", async () => {
  const { show } = await house();
  show("&write=note");
  const begin = async () => within(await screen.findByRole("dialog", { name: "Add a note" }));
  const dialog = await begin();
  await write(dialog.getByLabelText("Note"), "Half a thought");
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryAllByRole("dialog").length).toBe(0));
  const [again] = await screen.findAllByRole("button", { name: "Add a note" });
  if (again) await userEvent.click(again);
  const later = await begin();
  expect(later.getByLabelText("Note")).toHaveProperty("value", "Half a thought");
  await userEvent.click(later.getByRole("button", { name: "Discard draft" }));
  expect(later.getByLabelText("Note")).toHaveProperty("value", "");
});

test("m on a record begins a message about it, and what was sent stands in its Messages tab", async () => {
  const { app, me, id, all } = await house();
  visit(app, `/candidates/${id}`, me);
  await screen.findByRole("button", { name: "Message" });
  await userEvent.keyboard("m");
  const dialog = within(await screen.findByRole("dialog", { name: "New Message" }));
  expect(dialog.queryByLabelText("Related to")).toBeNull();
  await write(dialog.getByLabelText("Subject"), "Your start");
  await write(dialog.getByLabelText("Message"), "On Monday at eight.");
  await userEvent.click(await dialog.findByRole("button", { name: "Send to Femke Kabel" }));
  const list = within(await screen.findByRole("list", { name: "Communications" }));
  await userEvent.click(await list.findByRole("button", { name: /Your start/ }));
  const thread = within(await screen.findByRole("list", { name: "Conversation" }));
  expect(thread.getByText("You to Femke Kabel")).toBeTruthy();
  expect((await all()).communications[0]).toMatchObject({ entityId: id, type: "email" });
});
