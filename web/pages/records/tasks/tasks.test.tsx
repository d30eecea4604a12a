import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { mentionOf, notes } from "@/modules/records/notes";
import { tasks } from "@/modules/records/tasks";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function open() {
  const app = testApp();
  const me = await signedIn(app, "recruiter");
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const show = (search = "") => visit(app, `/tasks${search}`, me);
  return { app, me, id, show };
}

test("without tasks the screen says so, and the first one is added", async () => {
  const { show } = await open();
  show();
  await screen.findByText("No open tasks");
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add task" }));
  await write(dialog.getByLabelText("Task"), "Call the client");
  await userEvent.click(dialog.getByRole("button", { name: "Add task" }));
  expect(await screen.findByText("1 task")).toBeTruthy();
  expect(screen.getByText("Call the client")).toBeTruthy();
});

test("tasks stand by when they are due, lead to their record; j goes to one, e changes it, and its row ticks it off", async () => {
  const { me, id, show } = await open();
  const record = { kind: "candidate" as const, id };
  await tasks.add(me.as, { title: "Overdue", dueAt: "2020-01-01T00:00:00Z", record });
  await tasks.add(me.as, { title: "Far", dueAt: "2099-01-01T00:00:00Z" });
  show();
  const link = await screen.findByRole("link", { name: "Femke Kabel" });
  expect(link.getAttribute("href")).toBe(`/candidates/${id}?tab=tasks`);
  await userEvent.keyboard("je");
  const dialog = within(await screen.findByRole("dialog", { name: "Edit task" }));
  expect(dialog.getByDisplayValue("Overdue")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Complete Far" }));
  expect(await screen.findByText("1 task")).toBeTruthy();
});

test("what is half filled in of a task is there again when the page is, until it is saved or given up", async () => {
  const { me, show } = await open();
  await tasks.add(me.as, { title: "Call the site", dueAt: null });
  const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));
  const reload = async () => {
    cleanup();
    show();
    await screen.findByText("1 task");
  };
  show();
  await screen.findByText("1 task");
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  await write((await dialogOf("Add task")).getByLabelText("Task"), "Ask for the rota");
  await reload();
  await userEvent.keyboard("je");
  const edited = await dialogOf("Edit task");
  await write(edited.getByDisplayValue("Call the site"), " again");
  await reload();
  await userEvent.keyboard("je");
  const again = await dialogOf("Edit task");
  expect(again.getByDisplayValue("Call the site again")).toBeTruthy();
  await userEvent.click(again.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  const added = await dialogOf("Add task");
  expect(added.getByDisplayValue("Ask for the rota")).toBeTruthy();
  await userEvent.click(added.getByRole("button", { name: "Add task" }));
  expect(await screen.findByText("2 tasks")).toBeTruthy();
  expect(sessionStorage.getItem("coldaisle.texts")).toBeNull();
});

test("conditions narrow the tasks and say so, and views stand beside the title", async () => {
  const { me, id, show } = await open();
  const record = { kind: "candidate" as const, id };
  await tasks.add(me.as, { title: "Call", record });
  await tasks.add(me.as, { title: "Visit" });
  show("?where=about:candidate");
  await screen.findByText("1 task");
  const chips = within(screen.getByRole("list", { name: "Active filters" }));
  expect(chips.getByText("About: Candidate")).toBeTruthy();
  expect(await screen.findByRole("button", { name: /Views/ })).toBeTruthy();
});

test("several are chosen and done together, and one way back opens them again", async () => {
  const { me, show } = await open();
  for (const title of ["Call", "Visit"]) await tasks.add(me.as, { title });
  show();
  await screen.findByText("2 tasks");
  for (const name of [/Select Call/, /Select Visit/])
    await userEvent.click(screen.getByRole("checkbox", { name }));
  await userEvent.click(await screen.findByRole("button", { name: "Complete" }));
  expect(await screen.findByText("No open tasks")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("2 tasks")).toBeTruthy();
});

test("notes that name the reader wait here until they have been seen", async () => {
  const { app, me, id, show } = await open();
  const other = await signedIn(app, "recruiter");
  const text = `For ${mentionOf(me.user.id)}: he called`;
  await notes.add(other.as, { kind: "candidate", recordId: id, text });
  show();
  const named = within(await screen.findByRole("list", { name: "Mentions of you" }));
  expect(named.getByRole("link").getAttribute("href")).toBe(`/candidates/${id}?tab=notes`);
});

test("a task is edited where it stands, and a deleted one is brought back", async () => {
  const { me, show } = await open();
  await tasks.add(me.as, { title: "Call" });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Edit Call" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit task" }));
  await write(dialog.getByLabelText("Task"), " Femke");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  const remove = await screen.findByRole("button", { name: "Delete Call Femke" });
  await userEvent.click(remove);
  await screen.findByText("No open tasks");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Complete Call Femke" });
});
