import { expect, test } from "bun:test";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noticesAtom, undoNoticeAtom } from "@/web/state/notices";
import { openWhy } from "../testing";

async function open(...changed: Parameters<typeof openWhy>) {
  const page = await openWhy(...changed);
  const ad = await screen.findByRole("group", { name: "The ad" });
  return { ...page, ad, table: screen.getByRole("table", { name: "Why this score" }) };
}

const litIn = (ad: HTMLElement) =>
  [...ad.querySelectorAll("mark[data-lit]")].map(({ textContent }) => textContent);

test("pointing at a reason lights the words it rests on, and leaving puts them out", async () => {
  const { ad, table } = await open();
  const [reason] = within(table).getAllByRole("button");
  expect(litIn(ad)).toEqual([]);
  await userEvent.hover(reason ?? ad);
  expect(litIn(ad).length).toBeGreaterThan(0);
  await userEvent.unhover(reason ?? ad);
  expect(litIn(ad)).toEqual([]);
});

test("a click keeps the words lit until the next", async () => {
  const { ad, table } = await open();
  const [reason] = within(table).getAllByRole("button");
  await userEvent.click(reason ?? ad);
  await userEvent.unhover(reason ?? ad);
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(litIn(ad).length).toBeGreaterThan(0);
  expect(reason?.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(reason ?? ad);
  await userEvent.unhover(reason ?? ad);
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(litIn(ad)).toEqual([]);
});

test("a word of the ad lights the reasons that rest on it", async () => {
  const { ad, table } = await open();
  const mark = ad.querySelector("mark");
  await userEvent.hover(mark ?? ad);
  expect(table.querySelectorAll("tr.bg-primary-wash").length).toBeGreaterThan(0);
});

test("all marks are one Tab stop, and the arrows walk through them", async () => {
  const { ad } = await open();
  const marks = [...ad.querySelectorAll("mark")];
  expect(marks.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await act(async () => marks[0]?.focus());
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(marks[1] ?? null);
  expect(litIn(ad)).toContain(marks[1]?.textContent ?? "");
  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(marks[0] ?? null);
});

test("a person's class stands beside the machine's, with its reason, and can be taken back", async () => {
  const { store } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Disagree?" }));
  const classes = screen.getByRole("group", { name: "Your rating" });
  await userEvent.click(within(classes).getByRole("button", { name: "Potential" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Add a short reason.")).toBeTruthy();

  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "An old ad of a client");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("An old ad of a client");
  await screen.findByText(/^Ada Jansen, /);

  const [notice] = store.get(noticesAtom);
  expect(notice?.title).toBe("Rating saved");
  await act(async () => store.set(undoNoticeAtom, notice?.id ?? 0));
  await waitFor(() => expect(screen.queryAllByText("An old ad of a client")).toHaveLength(0));
});

test("what a model added says so, and by whom", async () => {
  await open(({ facts: [first, ...others] }) => ({
    facts: first ? [{ ...first, by: "a model" }, ...others] : [],
  }));
  const [tag, ...more] = screen.getAllByText("from AI");
  expect(more).toHaveLength(0);
  expect(tag?.title).toBe("Reported by a model; quoted from the ad");
});

test("where the ad contradicts its own field, it is flagged and its words light up", async () => {
  const { ad } = await open(({ facts }) => ({
    conflicts: [{ kind: "country", stated: "NL", read: "DE", spans: facts[1]?.spans ?? [] }],
  }));
  await userEvent.hover(screen.getByText("Listed as Netherlands, but the text says Germany"));
  expect(litIn(ad).length).toBeGreaterThan(0);
});
