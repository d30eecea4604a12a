import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromium as installed, flags } from "@/e2e/chromium";
import { spawned } from "../serving/spawned";
import type { Figures, Means, Prepared, Work } from "../work";
import { servedOver } from "./served";

const people = 100_000;
const visits = ["cold", "second visit"] as const;

export const work: Work = {
  about: `${people} candidates in Chromium: from the address to the first rows`,
  cases: [...visits],
  ways: ["bare React page", "coldaisle serve"],
  rounds: 7,
  goals: { ms: { unit: "ms", atMost: 1.6 }, KB: { unit: "KB", limit: 300 } },
  goalsAt: { "second visit": { KB: { unit: "KB", limit: 30 } } },
  prepare,
  measure: async (way, at, means) => {
    const browser = await chromium.launch({ executablePath: installed() ?? "", args: flags });
    try {
      return await visited(browser, way, at, means);
    } finally {
      await browser.close();
    }
  },
};

/** The product over a filled folder, and a bare server of the same frame with the same styles. */
async function prepare(): Promise<Prepared> {
  const bare = spawned("page/page-bare.ts");
  const served = await servedOver(people);
  const means: Means = {
    cookie: served.cookie,
    "origin bare React page": await bare.says,
    "origin coldaisle serve": served.origin,
  };
  return { means, close: async () => void (await Promise.all([served.close(), bare.stop()])) };
}

async function visited(browser: Browser, way: string, at: string, means: Means): Promise<Figures> {
  const origin = means[`origin ${way}`] ?? "";
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Without the opening picture, which shows once a session over what is there already.
    reducedMotion: "reduce",
  });
  const [name = "", value = ""] = (means["cookie"] ?? "").split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(watch, shownBy[way] ?? { rows: "#content", least: 1 });
  const first = await visit(context, `${origin}/candidates`);
  return at === "cold" ? first : visit(context, `${origin}/candidates`);
}

/** What stands on the screen when a page is there: the head of an empty table, or people one can open. */
const shownBy: Record<string, { rows: string; least: number }> = {
  "bare React page": { rows: "#content [role=row]", least: 1 },
  "coldaisle serve": { rows: "#content [data-row-id]", least: 10 },
};

/** Runs in the page: notes when the rows stand on the screen, by the clock that began with the visit. */
function watch({ rows, least }: { rows: string; least: number }): void {
  const look = () => {
    if (document.querySelectorAll(rows).length >= least) performance.mark("rows");
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visit(context: BrowserContext, address: string): Promise<Figures> {
  const page = await context.newPage();
  const bytes = await bytesOf(page);
  await page.goto(address);
  const ms = await page.waitForFunction(
    () => performance.getEntriesByName("rows")[0]?.startTime,
    null,
    { timeout: 30_000 },
  );
  const figures = { ms: Number(await ms.jsonValue()) };
  await page.waitForLoadState("networkidle");
  await page.close();
  return { ...figures, KB: bytes() / 1000 };
}

/** Everything that came over the wire, heads and bodies; what the browser kept costs nothing. */
async function bytesOf(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let sum = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => (sum += encodedDataLength));
  return () => sum;
}
