import { expect, test } from "bun:test";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noticesAtom, undoNoticeAtom } from "@/web/state/notices";
import { openRanking } from "../testing";

const ranked = () => screen.findByRole("list", { name: "Ranked candidates" });
const row = (name: string) => screen.findByRole("listitem", { name: `${name} de Wit` });
async function say(where: HTMLElement, reason: string) {
  await userEvent.click(within(where).getByRole("textbox"));
  await userEvent.paste(reason);
}
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .flatMap((it) => it.getAttribute("aria-label") ?? []);

test("the best stand first, and who is blocked stands below with the reason", async () => {
  await openRanking();
  const [first] = namesIn(await ranked());
  expect(first).toBe("Noor de Wit");
  const blocked = screen.getByRole("list", { name: "Blocked" });
  expect(namesIn(blocked)).toEqual(["Abroad de Wit"]);
  expect(blocked.textContent).toContain("Blocked: not willing to work in the Netherlands");
});

test("a row opens on its parts, and the points of all add up to the score", async () => {
  await openRanking();
  await ranked();
  const noor = await row("Noor");
  await userEvent.click(within(noor).getByRole("button", { name: "Why Noor de Wit" }));
  const table = within(noor).getByRole("table", { name: /^Why \d+$/ });
  const points = [...table.querySelectorAll("tbody tr")].map((line) =>
    Number(/([\d.]+) of/.exec(line.textContent ?? "")?.[1] ?? 0),
  );
  const total = Number(/\d+/.exec(table.querySelector("tfoot")?.textContent ?? "")?.[0]);
  expect(total).toBeGreaterThan(0);
  expect(Math.round(points.reduce((sum, one) => sum + one, 0))).toBe(total);
});

test("a skill that fits shows its words in the ad", async () => {
  await openRanking();
  await ranked();
  const noor = await row("Noor");
  await userEvent.click(within(noor).getByRole("button", { name: "Why Noor de Wit" }));
  await userEvent.click(await within(noor).findByRole("button", { name: "match: UPS systems" }));
  const ad = await within(noor).findByRole("group", { name: "The ad" });
  await waitFor(() => expect(ad.querySelector("mark[data-lit]")?.textContent).toMatch(/UPS/));
});

test("three are added to the pipeline by key, and one undo takes exactly these back", async () => {
  const { store } = await openRanking();
  await ranked();
  await userEvent.keyboard("jxjj{Shift>}x{/Shift}");
  await userEvent.click(screen.getByRole("button", { name: "Add 3 to pipeline" }));
  await screen.findByRole("button", { name: "Pipeline 3" });
  expect(screen.queryAllByRole("toolbar")).toHaveLength(0);
  expect((await screen.findAllByText("In the pipeline")).length).toBe(3);

  const [notice] = store.get(noticesAtom);
  expect(notice?.title).toBe("3 candidates added to the pipeline");
  await act(async () => store.set(undoNoticeAtom, notice?.id ?? 0));
  await screen.findByRole("button", { name: "Pipeline 0" });
});

test("who is blocked is added only after a person says why, and that stays to be read", async () => {
  await openRanking();
  await ranked();
  const abroad = await row("Abroad");
  const box = () => within(abroad).getByRole<HTMLInputElement>("checkbox");
  expect(box().disabled).toBe(true);

  await userEvent.click(within(abroad).getByRole("button", { name: "Why Abroad de Wit" }));
  await userEvent.click(within(abroad).getByRole("button", { name: "Override" }));
  await userEvent.click(within(abroad).getByRole("button", { name: "Override" }));
  expect(await within(abroad).findByText("Add a short reason.")).toBeTruthy();
  await say(abroad, "Moves to Utrecht in May");
  await userEvent.click(within(abroad).getByRole("button", { name: "Override" }));

  await waitFor(() => expect(screen.queryAllByRole("list", { name: "Blocked" })).toHaveLength(0));
  expect(screen.getByText("Moves to Utrecht in May")).toBeTruthy();
  const again = await row("Abroad");
  expect(again.textContent).toContain("Ada Jansen");
  expect(within(again).getByRole<HTMLInputElement>("checkbox").disabled).toBe(false);
});

test("who is set aside goes to the end and comes back", async () => {
  const { store } = await openRanking();
  await ranked();
  const noor = await row("Noor");
  await userEvent.click(within(noor).getByRole("button", { name: "Why Noor de Wit" }));
  await userEvent.click(within(noor).getByRole("button", { name: "Dismiss" }));
  await say(noor, "Was there last year");
  await userEvent.click(within(noor).getByRole("button", { name: "Dismiss" }));
  const aside = await screen.findByRole("list", { name: "Dismissed" });
  expect(namesIn(aside)).toEqual(["Noor de Wit"]);

  const [notice] = store.get(noticesAtom);
  await act(async () => store.set(undoNoticeAtom, notice?.id ?? 0));
  await waitFor(() => expect(screen.queryAllByRole("list", { name: "Dismissed" })).toHaveLength(0));
});

test("a search narrows the ranking, and one click widens it again", async () => {
  await openRanking();
  await ranked();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search name or headline" }), "Zzz");
  await screen.findByText("No candidates match these filters");
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(namesIn(await ranked())).toContain("Noor de Wit");
});

test("without candidates the ranking leads to where they are added", async () => {
  await openRanking(0);
  const link = await screen.findByRole("link", { name: "Go to candidates" });
  expect(link.getAttribute("href")).toBe("/candidates");
});

test("when the candidates cannot be ranked it is said, and Retry asks again", async () => {
  await openRanking(1);
  await ranked();
  const answering = globalThis.fetch;
  const down = () => Promise.reject(new TypeError("network down"));
  Object.assign(globalThis, { fetch: Object.assign(down, { preconnect: answering.preconnect }) });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Minimum score" }), "60");
  await screen.findByText("Couldn't rank candidates");

  Object.assign(globalThis, { fetch: answering });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(namesIn(await ranked())).toEqual(["Noor de Wit"]);
});
