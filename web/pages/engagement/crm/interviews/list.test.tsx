import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, setDefaultTimeout, test } from "bun:test";
import { views } from "@/modules/records/saved-views";
import { dayMinutes, inMinutes, open, patienceMs } from "../testing";

setDefaultTimeout(patienceMs);

test("j and k go from row to row, Enter opens one, and its keys do what its record does", async () => {
  const { plan, show } = await open();
  const { id } = await plan({ scheduledAt: inMinutes(2 * dayMinutes) });
  await plan({ scheduledAt: inMinutes(3 * dayMinutes) });
  await show();
  const [first, second] = await screen.findAllByRole("row", { name: "Jürgen Nowak" });
  await userEvent.keyboard("jj");
  expect(document.activeElement).toBe(second ?? null);
  await userEvent.keyboard("k");
  expect(document.activeElement).toBe(first ?? null);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(location.search).toBe(`?view=${id}`));
  await screen.findByText("I-0001");
  await userEvent.keyboard("s");
  expect(await screen.findByRole("menuitem", { name: "Edit…" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("e");
  await screen.findByRole("dialog", { name: /^Reschedule the interview/ });
});

test("several that are over are completed together, and one way back opens them again", async () => {
  const { planBefore, show } = await open();
  await planBefore(200);
  await planBefore(90);
  await show("/crm?list=unsettled");
  await screen.findByText("2 interviews");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Status" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Completed" }));
  await screen.findByText("Every past interview has an outcome");
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await screen.findByText("2 interviews");
});

test("the list is narrowed by words and by conditions, and says when nothing fits", async () => {
  const { plan, show } = await open();
  await plan({ type: "phone" });
  await show("/crm?where=type:phone");
  await screen.findByRole("link", { name: "Jürgen Nowak" });
  const chips = within(screen.getByRole("list", { name: "Active filters" }));
  expect(chips.getByText("Type: Phone")).toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search interviews" }), "nobody");
  await screen.findByText("No interviews match these filters");
});

test("a view of the interviews is kept and shown, beside the one that is open", async () => {
  const { me, plan, show } = await open();
  const { id } = await plan();
  const phone = { kind: "interview" as const, name: "On the phone", query: "where=type:phone" };
  const view = await views.add(me.as, { ...phone, isShared: false });
  await show(`/crm?view=${id}`);
  await screen.findByText("I-0001");
  await userEvent.click(await screen.findByRole("button", { name: "Views" }));
  await userEvent.click(await screen.findByRole("button", { name: "On the phone" }));
  await waitFor(() =>
    expect(location.search).toBe(`?where=${encodeURIComponent("type:phone")}&saved=${view.id}`),
  );
  await screen.findByText("No interviews match these filters");
});
