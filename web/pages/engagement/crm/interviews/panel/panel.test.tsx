import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, setDefaultTimeout, test } from "bun:test";
import { dayMinutes, inMinutes, open, patienceMs } from "../../testing";

setDefaultTimeout(patienceMs);

const all = { candidate: true, interviewers: true };

test("an address opens one interview with its facts, its mail and what happened to it", async () => {
  const { plan, show } = await open();
  const { id } = await plan({
    ...{ link: "https://meet.example/a", notes: "Asks about nights", round: "technical" },
    notify: all,
  });
  await show(`/crm?view=${id}`);
  const panel = within(await screen.findByRole("complementary", { name: "Jürgen Nowak" }));
  expect(panel.getByText("I-0001")).toBeTruthy();
  expect(panel.getByText("Asks about nights")).toBeTruthy();
  expect(panel.getByRole("link", { name: "https://meet.example/a" })).toBeTruthy();
  expect(panel.getByText("Invitation to Jürgen Nowak")).toBeTruthy();
  expect(panel.getByText("Invitation to Ada Jansen")).toBeTruthy();
  expect(panel.getAllByText("Queued")).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(location.search).toBe(""));
});

test("an admin finds the way from mail that waits to its settings", async () => {
  const { plan, show } = await open("admin");
  const { id } = await plan({ notify: all });
  await show(`/crm?view=${id}`);
  const link = await screen.findByRole("link", { name: "Email settings" });
  expect(link.getAttribute("href")).toBe("/admin?tab=email");
});

test("[ and ] lead to the interviews before and after in the list that is shown", async () => {
  const { plan, show } = await open();
  const { id: first } = await plan({ scheduledAt: inMinutes(2 * dayMinutes) });
  const { id: second } = await plan({ scheduledAt: inMinutes(3 * dayMinutes) });
  await show(`/crm?view=${first}`);
  await screen.findByText("I-0001");
  await screen.findAllByRole("link", { name: "Jürgen Nowak" });
  await userEvent.keyboard("]");
  await waitFor(() => expect(location.search).toBe(`?view=${second}`));
  await userEvent.keyboard("[[");
  await waitFor(() => expect(location.search).toBe(`?view=${first}`));
});

test("an interview that is not there says so, and the list stays", async () => {
  const { plan, show } = await open();
  await plan();
  await show(`/crm?view=${Bun.randomUUIDv7()}`);
  await screen.findByText("Couldn't load the interview");
  expect(await screen.findByRole("link", { name: "Jürgen Nowak" })).toBeTruthy();
});

test("where the place keeps another time than the reader, both times stand there", async () => {
  const { plan, show } = await open();
  const { id } = await plan({
    ...{ scheduledAt: "2099-07-01T08:00:00Z", timezone: "Europe/Helsinki" },
    ...{ type: "in-person", place: "Espoo" },
  });
  await show(`/crm?view=${id}`);
  const panel = within(await screen.findByRole("complementary", { name: "Jürgen Nowak" }));
  expect(panel.getByText(/1 Jul 2099, 10:00/)).toBeTruthy();
  expect(panel.getByText("11:00 in Helsinki")).toBeTruthy();
});
