import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromium as installed, flags } from "@/e2e/chromium";
import { copyOf, secret } from "../data/folder";
import { spawned } from "../serving/spawned";
import type { Figures, Means, Prepared, Work } from "../work";

const root = join(import.meta.dir, "../..");
const product = join(root, "dist/coldaisle");
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
  await Bun.spawn([process.execPath, "web/build/build.ts", "--compile", "--if-stale"], {
    cwd: root,
    stdout: "ignore",
  }).exited;
  const { folder, cookie } = await copyOf(people);
  const bare = spawned("page/page-bare.ts");
  const env = { PORT: "0", DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" };
  const served = Bun.spawn([product, "serve"], { env, stdout: "ignore", stderr: "pipe" });
  const means: Means = {
    cookie,
    "origin bare React page": await bare.says,
    "origin coldaisle serve": await addressIn(served.stderr),
  };
  const close = async () => {
    served.kill();
    await Promise.all([served.exited, bare.stop()]);
    rmSync(folder, { recursive: true });
  };
  return { means, close };
}

async function addressIn(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true });
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error(`The product did not start.\n${text}`);
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
  "coldaisle serve": { rows: '#content h2 a[href^="/candidates/"]', least: 10 },
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
