import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Lead } from "@/modules/market/employers/model";
import { allJobs } from "@/modules/market/jobs/fixtures";
import { signedIn } from "@/modules/testing";
import { visit } from "@/web/testing";
import { market, open } from "./testing";

const moved = () => within(screen.getByRole("list", { name: "This week" }));
const parts = () =>
  within(screen.getByRole("navigation", { name: "Sections of market intelligence" }));
const names = () =>
  [...document.querySelectorAll("[data-row-id]")].map((row) => row.querySelector("a")?.textContent);
const listed = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const panelOf = async (name: string) => within(await screen.findByRole("complementary", { name }));
const direct = "Mainspannung Example GmbH";
const agency = "Vakstroom Example Detachering";

test("what moved this week leads to the list behind each number", async () => {
  await open();
  await moved().findByText("4");
  await userEvent.click(moved().getByRole("link", { name: /^New ads/ }));
  expect(location.search).toContain("week=ads");
  await listed(direct, agency);
  await userEvent.click(moved().getByRole("link", { name: /^Leads to call/ }));
  await screen.findByLabelText(`${direct} in Frankfurt`);
});

test("employers are searched and narrowed, and the address tells it", async () => {
  await open("/radar?sort=name");
  await listed(direct, "Polder Data B.V.", agency);
  await userEvent.click(screen.getByRole("button", { name: "Agency" }));
  await listed(agency);
  expect(location.search).toContain("verdict=agency");
  await userEvent.type(screen.getByRole("searchbox"), "nobody");
  await screen.findByText("No employers match these filters");
  const [clear] = screen.getAllByRole("button", { name: "Clear filters" });
  if (clear) await userEvent.click(clear);
  await waitFor(() => expect(names()).toHaveLength(3));
});

test("an employer opens beside the list at an address of its own, with its ads and its weeks", async () => {
  await open();
  await userEvent.click(await screen.findByText(direct));
  expect(location.pathname).toBe("/radar/mainspannung%20example");
  const panel = await panelOf(direct);
  const weeks = within(await panel.findByRole("table", { name: "Ads per week" }));
  expect(weeks.getAllByRole("row").at(-1)?.textContent).toContain("3 ads");
  await userEvent.click(panel.getByRole("tab", { name: "Ads" }));
  const ads = within(await panel.findByLabelText("Ads", { selector: "ul" }));
  const [first] = ads.getAllByRole("link");
  expect(first?.getAttribute("href")).toMatch(/^\/jobs\/[\da-f-]{36}$/);
});

test("the verdict is shown with its reason, changed by a person, and taken back", async () => {
  const { ask } = await open("/radar/vakstroom%20example%20detachering?tab=verdict");
  const panel = await panelOf(agency);
  await panel.findByText("The name indicates an agency.");
  await userEvent.click(panel.getByRole("button", { name: "Direct employer" }));
  await panel.findByText(/Set by Ada Jansen/);
  const path = "/api/employers/vakstroom%20example%20detachering";
  expect((await (await ask("GET", path)).json()).verdict).toMatchObject({ is: "direct" });
  await userEvent.click(panel.getByRole("button", { name: "Reset to automatic" }));
  await waitFor(() => expect(panel.queryAllByText(/Set by Ada Jansen/)).toHaveLength(0));
  expect((await (await ask("GET", path)).json()).verdict).toMatchObject({
    is: "agency",
    own: null,
  });
});

test("a lead shows its ads, is given to somebody, and is dismissed with a reason", async () => {
  const { ask } = await open("/radar?section=leads&layout=cards");
  const leads = async (): Promise<Lead[]> => (await ask("GET", "/api/leads?state=all")).json();
  const card = within(await screen.findByRole("article", { name: `${direct} in Frankfurt` }));
  expect(within(card.getByRole("list", { name: "3 ads" })).getAllByRole("listitem")).toHaveLength(
    3,
  );
  const owner = card.getByLabelText("Owner of the lead Mainspannung Example GmbH");
  await within(owner).findByRole("option", { name: "Ada Jansen" });
  await userEvent.selectOptions(owner, "Ada Jansen");
  await card.findByText("Assigned");
  expect((await leads())[0]?.owner?.name).toBe("Ada Jansen");
  await userEvent.click(card.getByRole("button", { name: "Dismiss" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Too small");
  await userEvent.type(dialog.getByLabelText("Note (optional)"), "Three people");
  await userEvent.click(dialog.getByRole("button", { name: "Dismiss" }));
  await screen.findByText(/^A lead appears when/);
  expect((await leads())[0]).toMatchObject({ reason: "too-small", note: "Three people" });
});

test("leads are a table like every list, of which the chosen are called or given away, and go back", async () => {
  const { ask } = await open("/radar?section=leads&sort=-ads");
  const leads = async (): Promise<Lead[]> => (await ask("GET", "/api/leads?state=all")).json();
  await screen.findByRole("row", { name: `${direct} in Frankfurt` });
  await userEvent.click(screen.getByRole("checkbox", { name: /Select Mainspannung/ }));
  const bar = within(await screen.findByRole("toolbar"));
  await userEvent.click(await bar.findByRole("button", { name: "Mark as contacted" }));
  await screen.findByText("1 lead changed");
  expect((await leads())[0]?.state).toBe("contacted");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("row", { name: `${direct} in Frankfurt` });
  expect((await leads())[0]?.state).toBe("open");
});

test("an ad that nobody fills is listed with its age", async () => {
  await open("/radar?section=hard");
  const list = within(await screen.findByLabelText("Hard to fill", { selector: "ul" }));
  expect(list.getByRole("link", { name: "Shift Lead Data Centre" })).toBeDefined();
  expect(list.getByText(/^Open \d+ days$/)).toBeDefined();
});

test("agencies are listed where they advertise", async () => {
  await open("/radar?section=competitors");
  const row = within(await screen.findByRole("row", { name: /^Amsterdam/ }));
  expect(row.getByRole("link", { name: "Vakstroom Example Detachering" })).toBeDefined();
});

test("how ads speak of pay is counted, and no market is told from too few of them", async () => {
  await open("/radar?section=pay");
  const checks = within(await screen.findByLabelText("Checks"));
  expect(checks.getAllByRole("listitem")[0]?.textContent).toContain("0 of 5");
  expect(screen.getByText(/Not enough ads yet/)).toBeDefined();
});

test("an empty radar says where its ads come from", async () => {
  await open("/radar", []);
  await screen.findByText("No market data yet");
  const link = screen.getByRole("link", { name: "Go to AI Job Scraping" });
  expect(link.getAttribute("href")).toBe("/scraping");
});

test("when the server cannot be reached each part says so, and Retry asks again", async () => {
  await open();
  await screen.findByText(direct);
  const answering = globalThis.fetch;
  const down = () => Promise.reject(new TypeError("network down"));
  Object.assign(globalThis, { fetch: Object.assign(down, { preconnect: answering.preconnect }) });
  await userEvent.click(parts().getByRole("link", { name: "Pay transparency" }));
  await screen.findByText("Couldn't load market data");
  Object.assign(globalThis, { fetch: answering });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("Pay transparency of job ads");
});

test("whoever may only look is offered no change", async () => {
  await open("/radar?section=leads", market, "viewer");
  await screen.findByLabelText(`${direct} in Frankfurt`);
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  expect(parts().getAllByRole("link")).toHaveLength(5);
});

test("a job's record tells what our own records add to it", async () => {
  const { app, unmount } = await open();
  unmount();
  const { cookie, user } = await signedIn(app);
  const [job] = await allJobs(app);
  visit(app, `/jobs/${job?.id}`, { cookie, user });
  const text = "3 ads from Mainspannung Example GmbH in Frankfurt in 30 days.";
  await screen.findByText(text);
  expect(screen.getByText("No pay is stated.")).toBeDefined();
  const employer = screen.getByText("All ads of Mainspannung Example GmbH");
  expect(employer.getAttribute("href")).toBe("/radar/mainspannung%20example");
});
