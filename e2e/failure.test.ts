import { afterAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { eventually, freePort, type Product, start } from "./product";
import { button, signIn, stage } from "./stages/stage";

const owner = { email: "owner@agency.example", password: "cold aisle, warm heart" };
const folder = mkdtempSync(join(tmpdir(), "coldaisle-kept-"));
const settings = { AUTHORIZED_EMAIL: owner.email, PORT: String(freePort()), DATA_DIR: folder };
let running: Product;
const open = async () => (running = await start(["serve"], settings));

const scene = stage(async () => ({ ...(await open()), stop: () => running.stop() }));

scene(
  "a server that goes away is missed, and one that comes back is found again",
  async ({ page, context, product }) => {
    const token = await eventually(() => /setup=(\S+)/.exec(product.printed())?.[1]);
    const person = { ...owner, username: "ada", firstName: "Ada", lastName: "Jansen" };
    const origin = { origin: product.address };
    await context.request.post("/api/auth/register", {
      data: { ...person, setupToken: token },
      headers: origin,
    });
    await signIn(context, product, owner);
    await page.goto("/jobs?layout=cards");
    await page.getByText("No jobs yet").waitFor();
    await page.getByText("Up to date", { exact: true }).waitFor();

    await running.stop();
    await page.getByText("Disconnected").waitFor();
    await button(page, "Reconnect").waitFor();
    await page.getByLabel("Sort by").selectOption("salary");
    await page.getByText("Couldn't load jobs").waitFor();
    await button(page, "Retry").first().waitFor();

    await open();
    await page.getByText("Up to date", { exact: true }).waitFor({ timeout: patience(40_000) });
    await page.getByText("No jobs yet").waitFor();
  },
  { expects: /ERR_CONNECTION|WebSocket|Failed to fetch|ERR_EMPTY_RESPONSE/ },
);

scene(
  "a dashboard that cannot be computed says so in the specification's words",
  async ({ page, context, product }) => {
    await signIn(context, product, owner);
    const broken = (url: URL) => url.pathname === "/api/dashboard/metrics";
    await page.route(broken, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/");
    await page
      .getByText("Dashboard Error: Failed to load dashboard data. Please try refreshing the page.")
      .waitFor();
    await page.unroute(broken);
    await button(page, "Retry").click();
    await page.getByRole("heading", { name: "Quick Actions" }).waitFor();
  },
  { expects: /500/ },
);

scene(
  "a screen whose code does not arrive says why, and comes by itself once the server is back",
  async ({ page, context, product }) => {
    await signIn(context, product, owner);
    await page.goto("/jobs");
    await page.getByText("Up to date", { exact: true }).waitFor();
    await running.stop();
    await page.getByRole("link", { name: "Clients", exact: true }).click();
    await page.getByText("Can't reach the server.").first().waitFor();
    await open();
    await page.getByRole("heading", { name: "Clients" }).waitFor({ timeout: patience(40_000) });
  },
  { expects: /ERR_CONNECTION|WebSocket|Failed to fetch|ERR_EMPTY_RESPONSE/ },
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));
