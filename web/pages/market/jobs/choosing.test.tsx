import { expect, test } from "bun:test";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noticesAtom, undoNoticeAtom } from "@/web/state/notices";
import { halls, open } from "./testing";

const engineer = "Critical Facilities Engineer (sample)";
const clerk = "Warehouse Data Entry Clerk (sample)";

const card = (name: string) => screen.findByRole("listitem", { name });
const row = (name: string) => screen.findByRole("row", { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryAllByRole("row", { name })).toHaveLength(0));
const stat = (name: RegExp) => screen.getByRole("button", { name });

test("a click on a card selects it, and the selection outlives a change of filter", async () => {
  await open("/jobs?layout=cards");
  await userEvent.click(await card(engineer));
  const toolbar = await screen.findByRole("toolbar", { name: "Actions for the selection" });
  expect(within(toolbar).getByText("1 selected")).toBeTruthy();

  await userEvent.click(stat(/Potential\s*\d.*below/));
  await card(clerk);
  expect((await screen.findByRole("toolbar")).textContent).toContain("1 selected");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryAllByRole("toolbar")).toHaveLength(0);
});

test("a click on a row opens its record, and its checkbox chooses it, with Shift a range", async () => {
  await open();
  const names = (await screen.findAllByRole("row")).flatMap(
    (line) => line.getAttribute("aria-label") ?? [],
  );
  const box = async (at: number) => within(await row(names[at] ?? "")).getByRole("checkbox");
  await userEvent.click(await box(0));
  fireEvent.click(await box(2), { shiftKey: true });
  expect(screen.getByRole("toolbar").textContent).toContain("3 selected");
  const shown = screen.getByRole("checkbox", { name: "Select all on this page" });
  expect(shown).toHaveProperty("indeterminate", true);
  await userEvent.click(await row(names[1] ?? ""));
  expect(await screen.findByRole("complementary", { name: names[1] ?? "" })).toBeTruthy();
});

test("all that are shown are chosen in the head, and from there all that match", async () => {
  await open("/jobs", halls);
  await screen.findByRole("button", { name: "Load more (3 left)" });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  expect((await screen.findByRole("toolbar")).textContent).toContain("50 selected");
  await userEvent.click(screen.getByRole("button", { name: "Select all 53 matches" }));
  await waitFor(() => expect(screen.getByRole("toolbar").textContent).toContain("53 selected"));
  await userEvent.click(screen.getByRole("button", { name: "Archive" }));
  expect(await screen.findByText("No jobs yet")).toBeTruthy();
});

test("x and Space select the row the keys are on, Shift+x everything up to it", async () => {
  await open();
  await row(engineer);
  await userEvent.keyboard("jx");
  expect((await screen.findByRole("toolbar")).textContent).toContain("1 selected");
  await userEvent.keyboard("jj{Shift>}x{/Shift}");
  expect(screen.getByRole("toolbar").textContent).toContain("3 selected");
  await userEvent.keyboard(" ");
  expect(screen.getByRole("toolbar").textContent).toContain("2 selected");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryAllByRole("toolbar")).toHaveLength(0);
});

test("archived jobs leave the list, and undo brings them back", async () => {
  const { store } = await open();
  await userEvent.click(within(await row(clerk)).getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Archive" }));
  await gone(clerk);
  expect(screen.queryAllByRole("toolbar")).toHaveLength(0);

  const [notice] = store.get(noticesAtom);
  expect(notice?.title).toBe("1 job archived");
  await act(async () => store.set(undoNoticeAtom, notice?.id ?? 0));
  expect(await row(clerk)).toBeTruthy();
});

test("the chosen jobs are given to a colleague, and given back", async () => {
  const { store, ask } = await open();
  await userEvent.click(within(await row(engineer)).getByRole("checkbox"));
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Owner" }));
  const [colleague] = await screen.findAllByRole("menuitem");
  if (colleague) await userEvent.click(colleague);
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Owner of 1 job changed"));
  await act(async () => store.set(undoNoticeAtom, store.get(noticesAtom)[0]?.id ?? 0));
  const jobs: { id: string; title: string }[] = await (await ask("GET", "/api/jobs")).json();
  const { id } = jobs.find(({ title }) => title === engineer) ?? { id: "" };
  expect(await (await ask("GET", `/api/jobs/${id}/assign`)).json()).toMatchObject({
    current: null,
    former: [{ recruiter: "Ada Jansen" }],
  });
});
