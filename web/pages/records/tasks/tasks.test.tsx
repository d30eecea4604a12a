import { screen, waitFor, within } from "@testing-library/react";
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
  const show = () => visit(app, "/tasks", me);
  return { app, me, id, show };
}

test("without tasks the screen says so, and the first one is added where one stands", async () => {
  const { show } = await open();
  show();
  await screen.findByText("No open tasks");
  await write(screen.getByLabelText("Task"), "Call the client");
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  const undated = within(await screen.findByRole("list", { name: "No due date" }));
  expect(undated.getByRole("checkbox", { name: "Call the client" })).toBeTruthy();
  expect(screen.getByText("1 open")).toBeTruthy();
});

test("tasks stand by when they are due, lead to their record; j goes from one to the next and e edits it", async () => {
  const { me, id, show } = await open();
  const record = { kind: "candidate" as const, id };
  await tasks.add(me.as, { title: "Overdue", dueAt: "2020-01-01T00:00:00Z", record });
  await tasks.add(me.as, { title: "Far", dueAt: "2099-01-01T00:00:00Z" });
  show();
  const late = within(await screen.findByRole("list", { name: "Overdue" }));
  const link = late.getByRole("link", { name: "Femke Kabel" });
  expect(link.getAttribute("href")).toBe(`/candidates/${id}?tab=tasks`);
  for (const title of ["Overdue", "Far"]) {
    await userEvent.keyboard("j");
    expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: title }));
  }
  await userEvent.keyboard("e");
  expect(await screen.findByDisplayValue("Far")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Far" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Upcoming" }) === null).toBe(true));
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
  const [, title] = screen.getAllByLabelText("Task");
  if (title) await write(title, " Femke");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const remove = await screen.findByRole("button", { name: "Delete Call Femke" });
  await userEvent.click(remove);
  await screen.findByText("No open tasks");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByRole("checkbox", { name: "Call Femke" });
});
