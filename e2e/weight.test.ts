import { expect } from "bun:test";
import type { ConsoleMessage, Page } from "playwright-core";
import { screens } from "@/web/screens";
import { shortened } from "./checks";
import { settled } from "./examination";
import { demo } from "./stages/furnished-demo";
import { demoOwner, firstRunDone, signIn, stage } from "./stages/stage";

const scene = stage(demo);
const kib = 1024;
const routeKib = 185;
/** What a second visit may still cost: the document and the answers of the API. */
const warmKib = 40;
const routes = [
  ...["/", "/scraping", "/jobs", "/candidates", "/clients", "/projects", "/deployments"],
  ...[
    "/tasks",
    "/certificates",
    "/timesheets",
    "/payments",
    "/invoices",
    "/duplicates",
    "/candidates/import",
    "/crm",
    "/compliance",
  ],
  ...["/applications", "/job-portal", "/gdpr", "/legal"],
];
type Asked = { once: string[]; again: string[]; warnings: string[] };

/** The calls that a visit makes, those that the document made and those that were made although it had. */
async function callsOf(page: Page, path: string): Promise<Asked> {
  const warnings: string[] = [];
  const warn = (message: ConsoleMessage) => warnings.push(message.text());
  page.on("console", warn);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled(page);
  page.off("console", warn);
  const calls = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes("/api/"))
      .map(({ name, initiatorType }) => [name.replace(location.origin, ""), initiatorType]),
  );
  const once = calls.flatMap(([address = "", by]) => (by === "link" ? [address] : []));
  // The status of a run is asked every two seconds until the socket is open.
  const again = once.filter(
    (it) =>
      it !== "/api/jobs/scrape/status" &&
      calls.some(([address, by]) => address === it && by !== "link"),
  );
  return { once, again, warnings };
}

type Sent = { script: number; all: number; unpacked: string[] };

/**
 * The visit after the first. A browser that is busy has not always kept what it was sent when it is asked for it next,
 * so where scripts came a second time it may visit once more; what the page itself asks for anew comes then too.
 */
async function comeBack(page: Page, path: string): Promise<Sent> {
  const second = await visit(page, path);
  return second.script === 0 ? second : visit(page, path);
}

/** Visits a page and adds up the content that really came over the wire. */
async function visit(page: Page, path: string): Promise<Sent> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  const sent: Sent = { script: 0, all: 0, unpacked: [] };
  network.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type !== "Script") return;
    scripts.add(requestId);
    const names = Object.keys(response.headers).map((name) => name.toLowerCase());
    if (!names.includes("content-encoding")) sent.unpacked.push(response.url);
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength;
    if (scripts.has(requestId)) sent.script += encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // A part may be asked for only once the answers it shows are drawn, which a busy machine does late.
  for (let n = 0; n < 2; n += 1) await settled(page);
  await network.detach();
  return sent;
}

const told = (path: string, cold: Sent, warm?: Sent) => {
  const [all, script, again] = [cold.all, cold.script, warm?.all ?? 0].map((it) =>
    (it / kib).toFixed(1),
  );
  console.log(
    `${path.padEnd(12)} cold ${all} KiB, script ${script}${warm ? `; warm ${again}` : ""}`,
  );
};

scene("the way in stays within the budget of the shell and a form", async ({ page }) => {
  const cold = await visit(page, "/auth");
  const warm = await visit(page, "/auth");
  told("/auth", cold, warm);
  expect(cold.unpacked).toEqual([]);
  expect(cold.script).toBeLessThan(routeKib * kib);
  expect(warm.all).toBeLessThan(warmKib * kib);
});

/** None may reach 200 KiB; those that stay further below keep it. */
const records = { candidates: 195, clients: 194, projects: 200, deployments: 191, jobs: 196 };

/** The address of one of a kind, which differs from demo to demo. */
async function recordOf(page: Page, kind: string): Promise<string> {
  const answer: unknown = await (await page.request.get(`/api/${kind}?limit=1`)).json();
  const found = JSON.stringify(answer).match(/"id":"([\w-]{36})"/)?.[1];
  if (!found) throw new Error(`The demo has no ${kind}.`);
  return `/${kind}/${found}?full=1`;
}

for (const [kind, recordKib] of shortened(Object.entries(records))) {
  scene(`a record of ${kind} on its own page stays within its budget`, async (scene) => {
    const { page, context, product } = scene;
    await signIn(context, product, demoOwner);
    await firstRunDone(context);
    const path = await recordOf(page, kind);
    const cold = await visit(page, path);
    told(`/${kind}/:id`, cold);
    expect(cold.script).toBeLessThan(recordKib * kib);
  });
}

for (const path of shortened(routes)) {
  scene(`${path} stays within its budget, and a second visit costs little`, async (scene) => {
    const { page, context, product } = scene;
    await signIn(context, product, demoOwner);
    await firstRunDone(context);
    const cold = await visit(page, path);
    expect(cold.unpacked).toEqual([]);
    expect(cold.script).toBeLessThan(routeKib * kib);
    const warm = await comeBack(page, path);
    told(path, cold, warm);
    expect(warm.script).toBe(0);
    expect(warm.all).toBeLessThan(warmKib * kib);
  });
}

scene(
  "what the document asks for ahead is what its screen asks, and is asked once",
  async (scene) => {
    const { page, context, product } = scene;
    await signIn(context, product, demoOwner);
    await firstRunDone(context);
    for (const { paths, asks = [] } of shortened(screens.filter((it) => it.asks))) {
      const path = (paths[0] ?? "").replace(/\/:\w+\?$/, "");
      const { once, again, warnings } = await callsOf(page, path);
      expect([path, once.toSorted()]).toEqual([path, asks.toSorted()]);
      expect([path, again, warnings]).toEqual([path, [], []]);
    }
  },
);
