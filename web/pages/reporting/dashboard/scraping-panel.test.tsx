import { expect, test } from "bun:test";
import { screen } from "@testing-library/react";
import { scraping } from "@/modules/market/scraping";
import { serveStandIn } from "@/cli/demo/boards";
import { signedIn, testApp } from "@/modules/testing";
import { visit } from "@/web/testing";

test("where no ads can come in, one sentence says what to do and a button leads there", async () => {
  const wall = { host: "www.linkedin.com", kind: "challenge", from: 1, until: 999 } as const;
  const boards = serveStandIn({ faults: [wall] });
  const app = testApp({ transport: { kind: "replay", origin: boards.origin } });
  const { cookie, user } = await signedIn(app);
  const search = { keywords: ["datacenter"], countries: ["NL"] };
  await scraping.runThrough(app, { sources: ["linkedin"], ...search });
  const page = visit(app, "/", { cookie, user });
  await screen.findByText(/^Run R-0001 couldn't read any of its sources \(LinkedIn\)/);
  expect(screen.getByRole("button", { name: "Start Scraping" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check sources" }).getAttribute("href")).toBe(
    "/scraping",
  );
  page.unmount();
  await boards.close();

  const off = testApp();
  const { ask } = await signedIn(off);
  for (const id of ["arbeitnow", "arbeitsagentur"])
    await ask("PATCH", `/api/sources/${id}`, { body: { version: 0, isOn: false } });
  const { cookie: recruiter, user: asking } = await signedIn(off, "recruiter");
  visit(off, "/", { cookie: recruiter, user: asking });
  await screen.findByText(/Ask an administrator to turn one on\.$/);
});
