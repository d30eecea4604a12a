import type { Page } from "playwright-core";

export type Vitals = {
  /** When the largest thing of the first screen stood there, and how much moved on the whole page. */
  lcpMs: number;
  cls: number;
  scriptBytes: number;
  allBytes: number;
};

/** A mid-range telephone on a slow mobile network, as Lighthouse slows its browser down for real. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
const slowness = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const cpuRate = 4;

export async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slowness });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
}

/** Visits a page and scrolls through all of it, so that what comes late counts as well. */
export async function vitalsOf(page: Page, path: string): Promise<Vitals> {
  const bytes = await bytesOf(page);
  await watchVitals(page);
  await page.goto(path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  // What only scrolling brings into sight is no part of the first screen.
  const lcpMs = await page.evaluate<number>("vitals.lcpMs");
  await page.evaluate(throughAll);
  const cls = await page.evaluate<number>("vitals.cls");
  return { lcpMs, cls, ...bytes };
}

/** Each page that is opened from here on counts how much moved on it, in `vitals`. */
export const watchVitals = (page: Page): Promise<unknown> => page.addInitScript(watch);

const watch = `
globalThis.vitals = { lcpMs: 0, cls: 0, furthest: "" };
let most = 0;
const wordsOf = ({ node, previousRect: from, currentRect: to }) =>
  (node?.nodeType === 1 ? node.outerHTML : node?.textContent ?? "").slice(0, 90) +
  " from " + Math.round(from.y) + "+" + Math.round(from.height) + " to " + Math.round(to.y) + "+" + Math.round(to.height);
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) vitals.lcpMs = startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    vitals.cls += value;
    if (value > most) vitals.furthest = sources.map(wordsOf).join("; ");
    most = Math.max(most, value);
  }
}).observe({ type: "layout-shift", buffered: true });`;

const throughAll = `(async () => {
  const drawn = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  await document.fonts.ready;
  await drawn();
  const height = document.documentElement.scrollHeight;
  for (let y = 0; y < height; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await drawn();
  }
})()`;

/** What came over the wire, and how much of it is program; it grows as long as the page is there. */
async function bytesOf(page: Page): Promise<Pick<Vitals, "scriptBytes" | "allBytes">> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const sum = { scriptBytes: 0, allBytes: 0 };
  const scripts = new Set<string>();
  network.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sum.allBytes += encodedDataLength;
    if (scripts.has(requestId)) sum.scriptBytes += encodedDataLength;
  });
  return sum;
}
