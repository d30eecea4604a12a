import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, setDefaultTimeout, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { momentOf, wallOf } from "@/src/calendar";
import { newDraft } from "@/web/features/engagement/interviews/schedule/draft";
import { noticesAtom } from "@/web/state/notices";
import { dayMinutes, inMinutes, open, patienceMs } from "../testing";

setDefaultTimeout(patienceMs);

const amsterdam = "Europe/Amsterdam";

/** The form, opened by its key. */
async function form() {
  await screen.findByText(/^No upcoming interviews|^Jürgen Nowak/);
  await userEvent.keyboard("i");
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule an interview" }));
  const send = (name: string) =>
    userEvent.click(dialog.getByText(name, { selector: "[type=submit]" }));
  const fill = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const pick = async () => {
    await userEvent.click(dialog.getByLabelText("Candidate"));
    await userEvent.paste("Nowak");
    // Enter chooses among what has been found by then.
    await waitFor(async () => {
      await userEvent.keyboard("{Enter}");
      expect(dialog.getByDisplayValue(/^Jürgen Nowak/)).toBe(document.activeElement as HTMLElement);
    });
  };
  return { dialog, send, fill, pick };
}

const planned = async (me: Awaited<ReturnType<typeof open>>["me"]) =>
  (await me.ask("GET", "/api/crm/interviews")).json();

test("an interview is scheduled by keyboard, and success is said once the server has said so", async () => {
  const { me, id, show } = await open();
  const { store } = await show();
  const { fill, pick, send } = await form();
  await pick();
  const at = inMinutes(2 * dayMinutes).replace(/:\d\d\.\d+Z/, ":00.000Z");
  fill("Date and time", wallOf(at, amsterdam));
  fill("Meeting link", "https://meet.example/x");
  fill("Minutes", "45");
  fill("Notes", "Asks about nights");
  await send("Schedule interview");
  await screen.findByRole("link", { name: "Jürgen Nowak" });
  expect(store.get(noticesAtom)[0]).toMatchObject({
    title: "Interview Scheduled",
    description: "The interview has been scheduled successfully",
  });
  expect(await planned(me)).toMatchObject([
    {
      ...{ candidateId: id, type: "video", scheduledAt: at, durationMinutes: 45 },
      ...{ timezone: amsterdam, link: "https://meet.example/x", notes: "Asks about nights" },
      people: [{ id: me.user.id }],
    },
  ]);
});

test("the form begins with a video call today and an empty candidate, and tells at each field what is wrong", async () => {
  const { me, show } = await open();
  await show();
  const { dialog, fill, send } = await form();
  expect(dialog.getByLabelText<HTMLInputElement>("Video").checked).toBe(true);
  fill("Date and time", "2026-01-01T10:00");
  fill("Minutes", "2");
  await send("Schedule interview");
  await dialog.findByText("Choose a candidate.");
  await dialog.findByText("Choose a time in the future.");
  await dialog.findByText("Enter whole minutes, from 5 to 720.");
  fill("Date and time", "2099-03-29T02:30");
  await send("Schedule interview");
  await dialog.findByText(/^This time doesn't exist/);
  expect(await planned(me)).toEqual([]);
});

test("the time is that of the chosen zone, and what the reader's own clock shows stands below it", async () => {
  const { show } = await open();
  await show();
  const { dialog, fill } = await form();
  fill("Date and time", "2099-07-01T10:00");
  expect(dialog.queryByText(/in Amsterdam/)).toBeNull();
  fill("Time zone", "Europe/Helsinki");
  await dialog.findByText(/1 Jul 2099, 09:00 in Amsterdam/);
});

test("somebody who is taken is named with the next free time, and it is scheduled anyway on request", async () => {
  const { me, plan, show } = await open();
  const at = "2099-07-01T08:00:00.000Z";
  await plan({ scheduledAt: at });
  await show();
  const { dialog, fill, pick, send } = await form();
  await pick();
  fill("Date and time", wallOf(at, amsterdam));
  await dialog.findByText("Scheduling conflict");
  expect(
    dialog.getByText(/^Jürgen Nowak and Ada Jansen: .*interview with Jürgen Nowak/),
  ).toBeTruthy();
  await dialog.findByText(/^10:00–\d\d:\d\d: Jürgen Nowak and Ada Jansen$/);
  expect(dialog.getByText(/^Next free time: 1 Jul 2099, 1\d:\d\d$/)).toBeTruthy();
  await send("Schedule anyway");
  await waitFor(async () => expect(await planned(me)).toHaveLength(2));
});

test("a time that nobody chose gives way to the next free one by itself", async () => {
  const { plan, show, me } = await open();
  const now = new Date().toISOString();
  const { wall } = newDraft({}, { timezone: amsterdam, userId: me.user.id, now });
  await plan({ scheduledAt: momentOf(wall, amsterdam) ?? "" });
  await show();
  const { dialog, pick, send } = await form();
  await pick();
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLInputElement>("Date and time").value > wall).toBe(true),
  );
  await waitFor(() => expect(dialog.queryByText("Scheduling conflict")).toBeNull());
  await send("Schedule interview");
  await waitFor(async () => expect(await planned(me)).toHaveLength(2));
});

test("a link leads straight to the form with its candidate filled in", async () => {
  const { id, show } = await open();
  await show(`/crm?new=1&candidate=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule an interview" }));
  expect(await dialog.findByDisplayValue("Jürgen Nowak")).toBeTruthy();
});

test("an interview is moved, keeps its number, and whoever is in the way is named", async () => {
  const { me, plan, show } = await open();
  const later = inMinutes(3 * dayMinutes).replace(/:\d\d\.\d+Z/, ":00.000Z");
  await plan({ scheduledAt: inMinutes(2 * dayMinutes) });
  await show();
  await userEvent.click(await screen.findByLabelText("Reschedule: Jürgen Nowak"));
  const dialog = within(await screen.findByRole("dialog", { name: /^Reschedule the interview/ }));
  const field = dialog.getByLabelText("Date and time");
  fireEvent.change(field, { target: { value: wallOf(later, amsterdam) } });
  await userEvent.click(dialog.getByText("Reschedule", { selector: "[type=submit]" }));
  await waitFor(async () =>
    expect(await planned(me)).toMatchObject([{ number: "I-0001", scheduledAt: later }]),
  );
});

test("people and place are changed without moving it", async () => {
  const { me, plan, show } = await open();
  await plan({ link: "https://meet.example/a" });
  await show();
  const actions = "Actions for the interview with Jürgen Nowak";
  await userEvent.click(await screen.findByLabelText(actions));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Edit…" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Edit the interview/ }));
  await userEvent.click(dialog.getByLabelText("In person"));
  fireEvent.change(dialog.getByLabelText("Address"), { target: { value: "Slough" } });
  await userEvent.click(dialog.getByText("Save", { selector: "[type=submit]" }));
  await waitFor(async () =>
    expect(await planned(me)).toMatchObject([{ type: "in-person", place: "Slough", link: null }]),
  );
});

test("somebody without an address is not written to, and the form says so", async () => {
  const { app, me, show } = await open();
  const { id } = await added(app, { firstName: "Femke", lastName: "Kabel" });
  await show(`/crm?new=1&candidate=${id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Schedule an interview" }));
  await dialog.findByText("The candidate has no email address.");
  const box = dialog.getByRole<HTMLInputElement>("checkbox", { name: /^Candidate \(with/ });
  expect([box.checked, box.disabled]).toEqual([false, true]);
  await userEvent.click(dialog.getByText("Schedule interview", { selector: "[type=submit]" }));
  await waitFor(async () => expect(await planned(me)).toHaveLength(1));
});

test("a refused interview says why, keeps what was written, and is scheduled by the same button afterwards", async () => {
  const { app, me, id, show } = await open();
  await show();
  const { dialog, fill, pick, send } = await form();
  await pick();
  fill("Date and time", wallOf(inMinutes(dayMinutes), amsterdam));
  fill("Meeting link", "https://meet.example/x");
  fill("Notes", "Asks about nights");
  await candidates.archive(app, [id]);
  await send("Schedule interview");
  await dialog.findByText(/archived/);
  for (const value of [/^Jürgen Nowak/, "https://meet.example/x", "Asks about nights"]) {
    expect(dialog.getByDisplayValue(value)).toBeDefined();
  }
  expect(await planned(me)).toEqual([]);
  await candidates.restore(app, [id]);
  await send("Schedule interview");
  await screen.findByRole("link", { name: "Jürgen Nowak" });
  expect(await planned(me)).toMatchObject([{ candidateId: id, notes: "Asks about nights" }]);
});
