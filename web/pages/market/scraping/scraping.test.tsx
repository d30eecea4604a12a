import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { scraping } from "@/modules/market/scraping";
import { noon } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { elapsedText, ratePerMinute } from "./live/outcomes";
import { open } from "./testing";

const ticked = (legend: string) =>
  within(screen.getByRole("group", { name: legend }))
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter((box) => box.checked)
    .map((box) => box.labels?.[0]?.textContent);

test("the page begins with the specification's sources, countries, roles and systems", async () => {
  const { show } = await open({ boards: {} });
  await show();
  expect(ticked("Sources")).toEqual(["LinkedIn", "Indeed", "StepStone"]);
  expect(ticked("Countries")).toEqual(["Netherlands", "Germany", "France", "United Kingdom"]);
  expect(ticked("Datacenter roles")).toHaveLength(4);
  expect(ticked("Critical systems")).toHaveLength(3);
});

test("the keywords follow what is ticked, and the four fixed ones stay", async () => {
  const { show } = await open();
  await show();
  const words = () =>
    within(screen.getByRole("list", { name: "Keywords" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(words()).toContain("mep engineer");
  await userEvent.click(screen.getByRole("checkbox", { name: "MEP engineer" }));
  expect(words()).not.toContain("mep engineer");
  expect(words().slice(-4)).toEqual(["datacenter", "data center", "colocation", "hyperscale"]);
});

test("without a source there is nothing to start", async () => {
  const { show } = await open({ boards: {} });
  await show();
  for (const name of ["LinkedIn", "Indeed", "StepStone"]) {
    await userEvent.click(screen.getByRole("checkbox", { name }));
  }
  const start = screen.getByRole<HTMLButtonElement>("button", { name: "Start Scraping" });
  expect(start.disabled).toBe(true);
  expect(screen.getByText("Choose at least one source.")).toBeTruthy();
});

test("a source that is off is not among those that are ticked at first", async () => {
  const { show } = await open();
  await show();
  const names = ticked("Sources");
  expect(names.length).toBeGreaterThan(0);
  for (const name of ["LinkedIn", "Indeed", "StepStone"]) expect(names).not.toContain(name);
});

test("a refused start says which source is switched off", async () => {
  const { show } = await open();
  const { store } = await show();
  await userEvent.click(screen.getByRole("checkbox", { name: "LinkedIn" }));
  await userEvent.click(screen.getByRole("button", { name: "Start Scraping" }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Scraping Failed"));
  const [notice] = store.get(noticesAtom);
  expect(notice?.tone).toBe("destructive");
  expect(notice?.description).toContain("LinkedIn");
});

test("an administrator accepts a source's terms by switching it on, which says who did", async () => {
  const { show } = await open();
  await show();
  await userEvent.click(screen.getByRole("button", { name: "XING settings" }));
  const dialog = await screen.findByRole("dialog", { name: "XING" });
  await userEvent.click(within(dialog).getByRole("switch"));
  expect(await within(dialog).findByText(/^Accepted by Ada Jansen/)).toBeTruthy();
  expect(within(dialog).getByRole("switch").getAttribute("aria-checked")).toBe("true");
});

test("whoever is no administrator reads the terms but cannot accept them", async () => {
  const { show } = await open({ role: "recruiter" });
  await show();
  await userEvent.click(screen.getByRole("button", { name: "XING settings" }));
  const dialog = await screen.findByRole("dialog", { name: "XING" });
  expect(within(dialog).queryAllByRole("switch")).toHaveLength(0);
  expect(within(dialog).getByText(/Only an administrator/)).toBeTruthy();
});

test("whoever may only look is offered nothing that would be refused", async () => {
  const { show } = await open({ role: "viewer" });
  await show();
  const refused = /Start|Create sample|Save search|Add by URL/;
  expect(screen.queryAllByRole("button", { name: refused })).toHaveLength(0);
  expect(screen.getByRole("button", { name: "Export" })).toBeTruthy();
});

test("a blocked source says that it is blocked and why, never that it found nothing", async () => {
  const blocked = { host: "nl.indeed.com", kind: "challenge", from: 1, until: 999 } as const;
  const { app, show } = await open({ boards: { faults: [blocked] }, switchOn: ["indeed"] });
  await scraping.runThrough(app, {
    sources: ["indeed"],
    keywords: ["datacenter"],
    countries: ["NL"],
  });
  await show();
  const row = await screen.findByRole("row", { name: /^Indeed/ });
  const [, , found] = within(row).getAllByRole("cell");
  expect(row.textContent).toContain("Blocked: ");
  expect(found?.textContent).toBe("–");
  // Nothing was read at all, so that the run has come to nothing too.
  expect(screen.queryByText("Completed")).toBeNull();
  expect(screen.getAllByText("Failed").length).toBeGreaterThan(0);
});

test("ten of what a run found are listed, with the way to the rest and to its outcomes", async () => {
  const sources = ["linkedin", "indeed", "stepstone"] as const;
  const { app, show } = await open({ boards: { now: noon }, switchOn: [...sources] });
  await scraping.runThrough(app, {
    sources: [...sources],
    keywords: ["datacenter", "MEP engineer"],
    countries: ["NL", "DE", "FR", "UK"],
  });
  await show();
  const rest = await screen.findByRole("link", { name: /more jobs? in Job Results/ });
  expect(rest.getAttribute("href")).toBe("/jobs?sourceType=scraped");
  expect(screen.getAllByRole("link", { name: /^Source (of|\d+:)/ })).toHaveLength(10);
  await userEvent.click(await screen.findByRole("button", { name: "Open run R-0001" }));
  const dialog = await screen.findByRole("dialog", { name: "Run R-0001" });
  expect(within(dialog).getByText("LinkedIn · Field coverage")).toBeTruthy();
});

test("while the run that begins is not known yet, nobody is offered to cancel the one before", async () => {
  const { app, show } = await open({ boards: { now: noon }, switchOn: ["indeed"] });
  const asked = { sources: ["indeed" as const], keywords: ["datacenter"], countries: ["NL"] };
  await scraping.runThrough(app, asked);
  await show();
  await screen.findByText("Elapsed", { exact: false });
  const { fetch } = globalThis;
  const begun = async (...[input, init]: Parameters<typeof fetch>) => {
    const answer = await fetch(input, init);
    if (!String(input).endsWith("/api/jobs/scrape/status")) return answer;
    return Response.json({ ...(await answer.json()), isActive: true, progress: 0 });
  };
  Object.assign(globalThis, { fetch: begun });
  window.dispatchEvent(new Event("focus"));
  await screen.findByRole("button", { name: "Scraping Active..." });
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

test("sample jobs come and go with one click each", async () => {
  const { show } = await open();
  const { store } = await show();
  await userEvent.click(screen.getByRole("button", { name: "Create sample jobs" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove 6 samples" }));
  await waitFor(() =>
    expect(screen.queryAllByRole("button", { name: /^Remove \d/ })).toHaveLength(0),
  );
  const said = store.get(noticesAtom).map(({ title }) => title);
  expect(said).toEqual(["Sample jobs removed", "Sample Jobs Created"]);
});

test("a search is saved under a name with its schedule, loaded, and deleted by name", async () => {
  const { show } = await open();
  await show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Spain" }));
  await userEvent.click(screen.getByRole("button", { name: "Save search" }));
  await userEvent.type(await screen.findByLabelText("Name"), "Iberia");
  await userEvent.selectOptions(screen.getByLabelText("Schedule"), "Daily");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Next run/)).toBeTruthy();

  await userEvent.click(screen.getByRole("checkbox", { name: "Spain" }));
  await userEvent.selectOptions(screen.getByLabelText("Saved searches"), "Load saved search");
  await userEvent.selectOptions(screen.getByLabelText("Saved searches"), "Iberia");
  expect(ticked("Countries")).toContain("Spain");

  await userEvent.click(screen.getByRole("button", { name: "Edit “Iberia”" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete “Iberia”" });
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryAllByLabelText("Saved searches")).toHaveLength(0));
});

test("an address that is none is refused before anything is read", async () => {
  const { show } = await open();
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Add by URL or file" }));
  await userEvent.type(await screen.findByLabelText("Job URL"), "ftp://jobs");
  await userEvent.click(screen.getByRole("button", { name: "Add job" }));
  expect(screen.getByRole("alert").textContent).toContain("http://");
});

test("elapsed time is minutes and seconds, and a rate waits until it means something", () => {
  const start = new Date("2026-01-01T12:00:00Z");
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  expect(elapsedText(start, after(72))).toBe("01:12");
  expect(elapsedText(start, after(-3))).toBe("00:00");
  expect(ratePerMinute(4, start, after(4.9))).toBeNull();
  expect(ratePerMinute(5, start, after(30))).toBe(10);
});
