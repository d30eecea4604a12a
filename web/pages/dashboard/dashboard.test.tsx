import { expect, test } from "bun:test";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { gdprActivities } from "@/modules/activities/schema";
import { scraping } from "@/modules/scraping";
import { serveStandIn } from "@/modules/sources/standin";
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
  expect((await figure(/^Candidates/)).textContent).toBe("Candidates0–");
  expect((await figure(/^Revenue/)).textContent).toBe("Revenue–");
  expect((await figure(/^Success Rate/)).textContent).toBe("Success Rate91%benchmark");
});

test("each figure leads to the list behind it", async () => {
  await open();
  const places = [/^Active Jobs/, /^Candidates/, /^Success Rate/, /^Revenue/].map(async (name) =>
    (await figure(name)).getAttribute("href"),
  );
  expect(await Promise.all(places)).toEqual(["/jobs", "/candidates", "/deployments", "/reports"]);
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
    const bar = await screen.findByRole("img", { name: /of 3$/ });
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
  const { store } = await open();
  await userEvent.click(await screen.findByRole("button", { name: "Start Scraping" }));
  await waitFor(() => expect(store.get(noticesAtom)[0]?.title).toBe("Scraping Failed"));
  expect(screen.queryAllByRole("progressbar")).toHaveLength(0);
});

test("when the figures cannot be read the page says so in the specification's words", async () => {
  const app = testApp();
  const { cookie, user } = await signedIn(app);
  answerWith(app, { cookie });
  visit(app, "/legal", { cookie, user });
  await screen.findByRole("heading", { level: 1 });
  const answering = globalThis.fetch;
  const down = (...call: Parameters<typeof fetch>) =>
    String(call[0]).includes("/api/dashboard")
      ? Promise.resolve(new Response(null, { status: 503 }))
      : answering(...call);
  Object.assign(globalThis, { fetch: Object.assign(down, { preconnect: answering.preconnect }) });
  await userEvent.click(screen.getByRole("link", { name: "Dashboard" }));
  const text = "Dashboard Error: Failed to load dashboard data. Please try refreshing the page.";
  expect(await screen.findByText(text)).toBeTruthy();
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
