import { expect, test } from "bun:test";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { request } from "@/modules/testing";
import { halls, nothing, open } from "./testing";

const engineer = "Critical Facilities Engineer (sample)";
const clerk = "Warehouse Data Entry Clerk (sample)";

const card = (name: string) => screen.findByRole("listitem", { name });
const row = (name: string) => screen.findByRole("row", { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryAllByRole("row", { name })).toHaveLength(0));
const stat = (name: RegExp) => screen.getByRole("button", { name });

test("the four cards count the jobs of each class and are filters themselves", async () => {
  await open();
  await row(engineer);
  const total = await screen.findByRole("button", { name: /Total jobs\s*6/ });
  expect(total.getAttribute("aria-pressed")).toBe("true");

  await userEvent.click(stat(/Potential\s*\d.*below/));
  await gone(engineer);
  expect(await row(clerk)).toBeTruthy();
  expect(location.search).toBe("?class=potential");
  expect(stat(/Total jobs\s*6/)).toBeTruthy();
});

test("a search stands in the address and can be taken off where it stands", async () => {
  await open();
  await row(engineer);
  await userEvent.type(screen.getByRole("searchbox"), "clerk");
  await waitFor(() => expect(location.search).toBe("?q=clerk"));
  await gone(engineer);

  await userEvent.click(screen.getByRole("button", { name: "Remove filter Search: clerk" }));
  expect(location.search).toBe("");
  expect(await row(engineer)).toBeTruthy();
});

test("View opens the original in a new tab that learns nothing of us", async () => {
  await open("/jobs?layout=cards");
  const view = within(await card(engineer)).getByRole("link", { name: /^View/ });
  expect(view.getAttribute("href")).toBe("https://samples.coldaisle.example/jobs/1");
  expect(view.getAttribute("target")).toBe("_blank");
  expect(view.getAttribute("rel")).toBe("noopener noreferrer");
});

test("a record opens beside the list and keeps its filter; Esc returns to its row", async () => {
  await open("/jobs?q=sample");
  const line = await row(engineer);
  await userEvent.click(within(line).getByRole("link", { name: engineer }));
  const panel = await screen.findByRole("complementary", { name: engineer });
  expect(location.pathname).toMatch(/^\/jobs\/[0-9a-f-]{36}$/);
  expect(location.search).toBe("?q=sample");
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(location.pathname).toBe("/jobs"));
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(engineer));
});

test("] and [ walk through the records of the current filter", async () => {
  await open();
  const [first, second] = (await screen.findAllByRole("row")).flatMap(
    (row) => row.getAttribute("aria-label") ?? [],
  );
  await userEvent.keyboard("j{Enter}");
  await screen.findByRole("complementary", { name: first ?? "" });
  await userEvent.keyboard("]");
  await screen.findByRole("complementary", { name: second ?? "" });
  await userEvent.keyboard("[[");
  expect(await screen.findByRole("complementary", { name: first ?? "" })).toBeTruthy();
});

test("the analysis adds its points up to the score", async () => {
  await open("/jobs?layout=cards");
  const line = await card(engineer);
  const score = line.querySelector("a[href*='tab=analysis']");
  expect(score).not.toBeNull();
  if (score) await userEvent.click(score);
  const table = await screen.findByRole("table", { name: "Why this score" });
  const points = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((line) => Number(line.firstElementChild?.textContent?.replace("−", "-")));
  const total = points.pop();
  expect(Math.round(points.reduce((sum, point) => sum + point, 0))).toBe(total ?? -1);
});

test("without any job the page leads to where jobs come from", async () => {
  await open("/jobs", nothing);
  const link = await screen.findByRole("link", { name: "Go to AI Job Scraping" });
  expect(link.getAttribute("href")).toBe("/job-scraping");
});

test("when nothing matches, one click takes the filters away", async () => {
  await open("/jobs?q=nothingofthekind");
  await screen.findByText("No jobs match these filters");
  await userEvent.click(
    screen.getAllByRole("button", { name: "Clear filters" })[1] ?? document.body,
  );
  expect(await row(engineer)).toBeTruthy();
});

test("a long list comes page by page, and says how many are left", async () => {
  await open("/jobs?layout=table", halls);
  await userEvent.click(await screen.findByRole("button", { name: "Load more (3 left)" }));
  await waitFor(() =>
    expect(screen.queryAllByRole("button", { name: /^Load more/ })).toHaveLength(0),
  );
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe(String(53 + 1));
});

test("when the server cannot be reached the page says so, and Retry asks again", async () => {
  const { app, ask } = await open("/jobs?sort=date", nothing);
  await screen.findByText("No jobs yet");
  await ask("POST", "/api/jobs/create-samples");
  const answering = globalThis.fetch;
  const down = () => Promise.reject(new TypeError("network down"));
  Object.assign(globalThis, { fetch: Object.assign(down, { preconnect: answering.preconnect }) });
  await userEvent.click(stat(/Hard targets/));
  await screen.findByText("Couldn't load jobs");

  Object.assign(globalThis, { fetch: answering });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await row(engineer)).toBeTruthy();
  expect((await request(app, "GET", "/healthz")).ok).toBe(true);
});

test("two filters set in one breath are both kept", async () => {
  await open("/jobs?layout=cards");
  await card(engineer);
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
  act(() => {
    stat(/Potential\s*\d.*below/).click();
    fireEvent.change(order, { target: { value: "date" } });
  });
  await waitFor(() => expect(location.search).toBe("?layout=cards&class=potential&sort=date"));
});
