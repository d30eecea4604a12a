import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Served } from "../served";

/** Where other work stands before this, a page takes minutes; what it needed of the processor is told beside. */
export const patienceMs = 180_000;

/** A browser that is signed in and has never been there. */
export async function newcomer(
  browser: Browser,
  { origin, cookie }: Pick<Served, "origin" | "cookie">,
  viewport = { width: 1440, height: 900 },
) {
  const context = await browser.newContext({
    viewport,
    locale: "en-GB",
    // Without the opening picture, which shows once a session over what is there already.
    reducedMotion: "reduce",
    baseURL: origin,
  });
  context.setDefaultTimeout(patienceMs);
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: origin }]);
  return context;
}

const cpuRate = 4;

export async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuRate });
}

/** Whatever a page asks for: how many bytes of program came over the wire, compressed as they were sent. */
export async function scriptIn(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  network.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

const calmMs = 700;
/** A list that is live asks every few seconds for ever. */
const mostRests = 4;

/** Until nothing has been asked for during a while, what comes in idle moments included. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  for (let rests = 0, before = -1; rests < mostRests; rests += 1) {
    await page.waitForTimeout(calmMs);
    const now = await asked(page);
    if (now === before) return;
    before = now;
  }
}

const asked = (page: Page) =>
  page.evaluate<number>("performance.getEntriesByType('resource').length");

/** The address of the first of a kind, on a page of its own. */
export async function recordOf(context: BrowserContext, kind: string): Promise<string> {
  const answer: unknown = await (await context.request.get(`/api/${kind}?limit=1`)).json();
  const id = JSON.stringify(answer).match(/"id":"([\w-]{36})"/)?.[1];
  if (!id) throw new Error(`There is no record of ${kind}.`);
  return `/${kind}/${id}?full=1`;
}
