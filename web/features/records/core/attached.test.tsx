import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { notes } from "@/modules/records/notes";
import { mentionOf } from "@/modules/records/notes/rules";
import { TaskQuery, tasks } from "@/modules/records/tasks";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { visit } from "@/web/testing";

/** As one pastes: a letter at a time says nothing more here. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function openRecord(tab: string, role: Role = "recruiter") {
  const app = testApp();
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  const { cookie, user, as } = await signedIn(app, role);
  const colleague = await signedIn(app, "viewer");
  const place = { kind: "candidate" as const, id };
  const open = () => visit(app, `/candidates/${id}?tab=${tab}`, { cookie, user });
  return { app, as, id, place, colleague, open };
}

test("a note is written, names a colleague by a few letters, and is taken away and brought back", async () => {
  const { app, place, colleague, open } = await openRecord("notes");
  open();
  const field = await screen.findByLabelText("New note");
  await write(field, `Ask @${colleague.user.username.slice(0, -2)}`);
  const offer = within(await screen.findByRole("listbox", { name: "Colleagues" }));
  expect(offer.getAllByRole("option").map((it) => it.textContent)).toEqual([
    `Ada Jansen ${colleague.user.username}`,
  ]);
  await userEvent.keyboard("{Enter}");
  expect(field).toHaveProperty("value", `Ask @Ada Jansen (${colleague.user.username}) `);
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await screen.findByText("@Ada Jansen");
  const [note] = await notes.list(app, place);
  expect(note?.text).toBe(`Ask ${mentionOf(colleague.user.id)}`);
  await userEvent.click(screen.getByRole("button", { name: "Actions for this note" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await screen.findByText("No notes yet");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("@Ada Jansen");
});

test("a half-written note waits at its record, and at no other, until it is saved", async () => {
  const { app, place, open } = await openRecord("notes");
  const other = await added(app, { firstName: "Bram", lastName: "Stroom" });
  open();
  await write(await screen.findByLabelText("New note"), "Prefers nights, but");
  await userEvent.click(await screen.findByText("Bram Stroom"));
  await waitFor(() => expect(location.pathname).toBe(`/candidates/${other.id}`));
  await userEvent.click(await screen.findByRole("tab", { name: /^Activity/ }));
  expect(await screen.findByLabelText("New note")).toHaveProperty("value", "");
  await userEvent.click(await screen.findByText("Femke Kabel"));
  await waitFor(() => expect(location.pathname).toBe(`/candidates/${place.id}`));
  await userEvent.click(await screen.findByRole("tab", { name: /^Activity/ }));
  const again = await screen.findByLabelText("New note");
  await waitFor(() => expect(again).toHaveProperty("value", "Prefers nights, but"));
  await userEvent.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(sessionStorage.getItem("coldaisle.texts")).toBeNull());
  expect((await notes.list(app, place)).map(({ text }) => text)).toEqual(["Prefers nights, but"]);
});

test("its author edits a note with the name still in it, and pins it", async () => {
  const { app, as, id, place, colleague, open } = await openRecord("notes");
  const text = `Ask ${mentionOf(colleague.user.id)}`;
  await notes.add(as, { kind: "candidate", recordId: id, text });
  open();
  const menu = async (name: string) => {
    const actions = { name: "Actions for this note" };
    await userEvent.click(await screen.findByRole("button", actions));
    await userEvent.click(await screen.findByRole("menuitem", { name }));
  };
  await menu("Edit");
  await write(await screen.findByLabelText("Edit"), " today");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect(await notes.list(app, place)).toMatchObject([{ text: `${text} today` }]),
  );
  await menu("Pin");
  await screen.findByText("Pinned");
});

test("a task is given to somebody, done at a tick, and taken back", async () => {
  const { app, colleague, open } = await openRecord("tasks");
  open();
  await write(await screen.findByLabelText("Task"), "Call");
  await userEvent.click(screen.getByRole("button", { name: "Tomorrow 9:00" }));
  const who = await screen.findByRole("option", { name: new RegExp(colleague.user.username) });
  await userEvent.selectOptions(screen.getByLabelText("Assignee"), who);
  await userEvent.click(screen.getByRole("button", { name: "Add task" }));
  const box = await screen.findByRole("checkbox", { name: "Call" });
  const query = TaskQuery.parse({ assignee: colleague.user.id, stretch: "all" });
  const [task] = await tasks.list(app, query);
  expect(task?.record).toMatchObject({ kind: "candidate", label: "Femke Kabel" });
  await userEvent.click(box);
  const undo = await screen.findByRole("button", { name: "Undo" });
  const done = within(await screen.findByRole("list", { name: "Done" }));
  expect(done.getByRole("checkbox", { name: "Call" })).toHaveProperty("checked", true);
  await userEvent.click(undo);
  await waitFor(() => expect(screen.queryByRole("list", { name: "Done" }) === null).toBe(true));
});

test("the timeline tells what was and what is, and shows changes only where one asks", async () => {
  const { as, id, open } = await openRecord("timeline");
  await candidates.edit(as, id, { version: 1, headline: "HV technician" });
  await notes.add(as, { kind: "candidate", recordId: id, text: "Called today" });
  open();
  await screen.findByText("Called today");
  expect(screen.getByText("Headline: HV technician")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Changes only" }));
  await waitFor(() => expect(screen.queryByText("Called today") === null).toBe(true));
  expect(screen.getByText("Headline: HV technician")).toBeTruthy();
});

test("a viewer reads all of it and is offered nothing to write", async () => {
  const { as, id, open } = await openRecord("notes", "viewer");
  await notes.add(as, { kind: "candidate", recordId: id, text: "Called today" });
  open();
  await screen.findByText("Called today");
  expect(screen.queryByLabelText("New note")).toBeNull();
  expect(screen.queryByRole("button", { name: "Actions for this note" })).toBeNull();
});

const parts: [address: string, tab: string, section: string | null][] = [
  ["overview", "Overview", null],
  ["start", "Overview", "Readiness"],
  ["timeline", "Activity", null],
  ["notes", "Activity", null],
  ["tasks", "Activity", null],
  ["messages", "Activity", null],
  ["interviews", "Activity", null],
  ["applications", "Matches", "Applications"],
  ["deployments", "Matches", "Deployments"],
  ["files", "Documents", "Files"],
  ["papers", "Documents", "Certificates & ID"],
  ["consent", "Documents", "Consent"],
  ["gone-since-years", "Overview", null],
];

test.each(parts)("the address ?tab=%s leads to %s", async (name, tab, section) => {
  const { open } = await openRecord(name);
  open();
  const shown = await screen.findByRole("tab", { selected: true });
  expect([screen.getAllByRole("tab").length, shown.textContent]).toEqual([4, tab]);
  if (section) await screen.findByRole("region", { name: section });
});

const vectors = [
  "<script>window.hit=1</script>",
  '<img src=x onerror="window.hit=1">',
  "<svg/onload=window.hit=1>",
  "javascript:window.hit=1",
];

test("what somebody typed is only ever text, in notes, tasks and the timeline", async () => {
  const { as, id, place, open } = await openRecord("timeline");
  for (const text of vectors) {
    await notes.add(as, { kind: "candidate", recordId: id, text });
    await tasks.complete(as, (await tasks.add(as, { title: text, record: place })).id);
  }
  open();
  for (const text of vectors) {
    expect((await screen.findAllByText(text)).length).toBe(2);
  }
  for (const kind of ["Notes", "Tasks"]) {
    await userEvent.click(screen.getByRole("button", { name: kind }));
    for (const text of vectors) await screen.findAllByText(text);
  }
  expect(document.querySelector("img[src=x], svg[onload], script:not([id])")).toBeNull();
  expect("hit" in window).toBe(false);
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
});
