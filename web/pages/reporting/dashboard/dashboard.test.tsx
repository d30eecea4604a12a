import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { gdprActivities } from "@/modules/records/privacy-log/schema";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { defaultLayout } from "@/modules/reporting/dashboard/rules";
import { scraping } from "@/modules/market/scraping";
import { serveStandIn } from "@/cli/demo/boards";
import { signedIn, testApp } from "@/modules/testing";
import { noticesAtom } from "@/web/state/notices";
import { answerWith, visit } from "@/web/testing";

async function open() {
  const app = testApp();
  const { cookie, user, ask } = await signedIn(app);
  const page = visit(app, "/", { cookie, user });
  await screen.findByRole("heading", { level: 1, name: "Recruitment Dashboard" });
  return { ...page, app, ask };
}

const figure = async (name: RegExp) =>
  within(await screen.findByRole("list", { name: "Key figures" })).getByRole("link", { name });

test("a figure without data is a dash, and a benchmark says that it is one", async () => {
  await open();
  expect((await figure(/^Candidates/)).textContent).toBe("Candidates0No previous data");
  expect((await figure(/^Revenue/)).textContent).toBe("Revenue–");
  expect((await figure(/^Success Rate/)).textContent).toBe("Success Rate91%industry benchmark");
});

test("each figure leads to the list behind it", async () => {
  await open();
  const places = [/^Active Jobs/, /^Candidates/, /^Success Rate/, /^Revenue/].map(async (name) =>
    (await figure(name)).getAttribute("href"),
  );
  expect(await Promise.all(places)).toEqual([
    ...["/jobs?samples=no", "/candidates"],
    ...["/reports?tab=performance&period=year", "/reports?period=year"],
  ]);
});

test("at most three strong matches are shown, each leading to its job", async () => {
  const boards = serveStandIn();
  const app = testApp({ transport: { kind: "replay", origin: boards.origin } });
  const { cookie, user, ask } = await signedIn(app);
  await ask("PATCH", "/api/sources/linkedin", { body: { isOn: true, version: 0 } });
  await scraping.runThrough(app, {
    sources: ["linkedin"],
    keywords: ["datacenter"],
    countries: ["NL", "UK"],
  });
  visit(app, "/", { cookie, user });
  const matches = await screen.findByRole("list", { name: "Strong matches" });
  const links = within(matches).getAllByRole("link");
  expect(links).toHaveLength(3);
  for (const link of links) expect(link.getAttribute("href")).toMatch(/^\/jobs\/[0-9a-f-]{36}$/);
  expect(links[0]?.textContent).toMatch(/\d+% match/);
  await boards.close();
});

test("the first steps are checked by what is there", async () => {
  const app = testApp();
  const { cookie, user, ask } = await signedIn(app);
  const done = async () => {
    const { unmount } = visit(app, "/", { cookie, user });
    const bar = await screen.findByRole("img", { name: /of 12$/ });
    const filled = bar.querySelectorAll("[data-filled=true]").length;
    unmount();
    return filled;
  };
  const before = await done();
  const search = { sources: ["linkedin"], countries: ["NL"], roles: [], systems: [] };
  const plan = { name: "Daily", schedule: "daily", at: "06:30", weekday: 1 };
  await ask("POST", "/api/scraping/profiles", { body: { ...search, ...plan } });
  expect(await done()).toBe(before + 1);
});

test("starting with the sources off is told, and nothing seems to run", async () => {
  const { store, ask } = await open();
  for (const id of ["arbeitnow", "arbeitsagentur"])
    await ask("PATCH", `/api/sources/${id}`, { body: { version: 0, isOn: false } });
  await userEvent.click(await screen.findByRole("button", { name: "Start Scraping" }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Scraping Failed"));
  expect(store.get(noticesAtom)[0]?.description).toStartWith("No source is turned on.");
  expect(screen.queryAllByRole("progressbar")).toHaveLength(0);
});

/** Comes to the dashboard when calls to these addresses break off. */
async function comeWithout(...addresses: string[]) {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  answerWith(app, { cookie });
  visit(app, "/legal", { cookie, user });
  await screen.findByRole("heading", { level: 1 });
  const answering = globalThis.fetch;
  const down = (...call: Parameters<typeof fetch>) =>
    addresses.some((address) => String(call[0]).includes(address))
      ? Promise.resolve(new Response(null, { status: 503 }))
      : answering(...call);
  Object.assign(globalThis, { fetch: Object.assign(down, { preconnect: answering.preconnect }) });
  await userEvent.click(screen.getByRole("link", { name: "Dashboard" }));
}

test("when the figures cannot be read the page says so in the specification's words", async () => {
  await comeWithout("/api/dashboard");
  const text = "Dashboard Error: Failed to load dashboard data. Please try refreshing the page.";
  expect(await screen.findByText(text)).toBeTruthy();
});

test("a card whose figures do not come says so, and the rest stands in the usual order", async () => {
  await comeWithout("/api/dashboard/layout", "/api/dashboard/recent", "/api/ai/insights");
  await waitFor(() => expect(screen.getAllByText("Couldn't load this")).toHaveLength(2));
  const titles = screen.getAllByRole("heading", { level: 2 }).map((it) => it.textContent);
  const usual = ["AI Job Scraping", "Active Projects", "Recent Activity", "Quick Actions"];
  expect(titles.filter((it) => it && usual.includes(it))).toEqual(usual);
});

test("the GDPR card says a dash where nothing was measured, and what was done last where there is anything", async () => {
  const { app } = await open();
  await screen.findByText("No recent GDPR activities");
  const figures = ["Data accuracy", "Response time"].map(
    (name) => screen.getByText(name).nextElementSibling?.textContent,
  );
  expect(figures).toEqual(["–", "–"]);
  expect(await app.db.$count(gdprActivities)).toBe(0);
});

test("what has just happened is told on tabs, and an empty one leads to where it begins", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  const { position, candidateName } = await deployed(app);
  visit(app, "/", { cookie, user });
  await userEvent.click(await screen.findByRole("tab", { name: "Deployments" }));
  const told = await screen.findByRole("list", { name: "Deployments" });
  expect(told.textContent).toContain(`Deployment planned · ${position}`);
  expect(within(told).getByRole("link", { name: candidateName ?? "" })).toBeTruthy();
  await userEvent.click(screen.getByRole("tab", { name: "Matches" }));
  const begin = await screen.findByRole("link", { name: "View jobs" });
  expect(begin.getAttribute("href")).toBe("/jobs");
});

test("insights say what was counted, when, and what is only a benchmark", async () => {
  await open();
  const performance = await screen.findByRole("region", { name: "Performance" });
  expect(performance.textContent).toContain("Match accuracy–no data yet");
  expect(performance.textContent).toContain("Time to fill18 daysindustry benchmark");
  const trends = screen.getByRole("region", { name: "Market trends" });
  expect(within(trends).getByRole("link").getAttribute("href")).toBe("/analytics?period=30d");
  expect(screen.getByText(/^Last computed/)).toBeTruthy();
});

test("cards are moved by keys, put away, and stand there the next time; the usual order comes back", async () => {
  const { ask, store } = await open();
  const kept = async () => (await ask("GET", "/api/dashboard/layout")).json();
  await userEvent.click(screen.getByRole("button", { name: "Customize dashboard" }));
  const grip = await screen.findByRole("button", { name: "Move AI Job Scraping" });
  grip.focus();
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(async () =>
    expect((await kept()).wide).toEqual(["projects", "scraping", "activity", "actuals"]),
  );
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move AI Job Scraping");
  await userEvent.keyboard("{ArrowRight}");
  await screen.findByText("AI Job Scraping: 2 of 4, narrow column");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move AI Job Scraping");
  await userEvent.click(screen.getByRole("checkbox", { name: "GDPR Compliance" }));
  await waitFor(async () => expect((await kept()).hidden).toEqual(["gdpr"]));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText("Data accuracy") === null).toBe(true));
  await userEvent.click(screen.getByRole("button", { name: "Customize dashboard" }));
  await userEvent.click(await screen.findByRole("button", { name: "Reset layout" }));
  await waitFor(async () => expect(await kept()).toEqual(defaultLayout));
  await store.get(noticesAtom)[0]?.undo?.();
  expect((await kept()).hidden).toEqual(["gdpr"]);
});

test("a contract is begun from here: choose the record, and its new document opens", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  const { id, position } = await deployed(app);
  visit(app, "/", { cookie, user });
  await userEvent.click(await screen.findByRole("button", { name: "Generate Contract" }));
  await userEvent.click(await screen.findByRole("button", { name: "Deployment" }));
  await userEvent.click(screen.getByRole("combobox", { name: "Deployment" }));
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(position) }));
  await userEvent.click(screen.getByRole("button", { name: "Create draft" }));
  await waitFor(() => expect(location.pathname).toBe(`/deployments/${id}`));
  expect(location.search).toBe("?tab=documents&document=new");
});
