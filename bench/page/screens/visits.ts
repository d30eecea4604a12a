import { join } from "node:path";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { watchVitals } from "@/e2e/vitals";
import { screens } from "@/web/screens";
import { newcomer, settled } from "../browser/visiting";
import type { Served } from "../served";

export const widths = { wide: [1280, 800], phone: [390, 844] } as const;
export type Width = keyof typeof widths;

/** How much moved on one screen while it arrived, and what moved furthest. */
export type Visit = { place: string; width: Width; moved: number; what: string };

const kinds = ["candidates", "clients", "projects", "deployments", "jobs"];
/** A server that is not on the same machine: answers come one after the other, as they do to people. */
const network = { offline: false, latency: 30, downloadThroughput: -1, uploadThroughput: -1 };

export type Looked = { only: string; pictures: string | undefined; rows: number };

/** Visits every screen, and a record of each kind beside its list and alone, each as if for the first time. */
export async function visited(
  browser: Browser,
  served: Pick<Served, "origin" | "cookie">,
  looked: Looked,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const width of ["wide", "phone"] as const) {
    const [across, down] = widths[width];
    const context = await newcomer(browser, served, { width: across, height: down });
    try {
      for (const [place, path] of await placesIn(context)) {
        if (new RegExp(looked.only).test(place))
          visits.push({
            place,
            width,
            ...(await visit(context, path, { ...looked, place, width })),
          });
      }
    } finally {
      await context.close();
    }
  }
  return visits;
}

type Place = [name: string, path: string];

async function placesIn(context: BrowserContext): Promise<Place[]> {
  const lists = screens.map(({ paths: [path = ""] }) => path.replace(/\/:\w+\?$/, ""));
  const records = await Promise.all(kinds.map((kind) => recordsOf(context, kind)));
  return [...lists.map((path): Place => [path, path]), ...records.flat()];
}

async function recordsOf(context: BrowserContext, kind: string): Promise<Place[]> {
  const answer: unknown = await (await context.request.get(`/api/${kind}?limit=1`)).json();
  const id = JSON.stringify(answer).match(/"id":"([\w-]{36})"/)?.[1];
  if (!id) return [];
  return [
    [`/${kind}/:id`, `/${kind}/${id}`],
    [`/${kind}/:id alone`, `/${kind}/${id}?full=1`],
  ];
}

/** Other work may stand before a screen for long. */
const patienceMs = 180_000;

type Seen = Looked & { place: string; width: Width };

async function visit(context: BrowserContext, path: string, seen: Seen) {
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  try {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", network);
    await watchVitals(page);
    const open = askedBy(page);
    await page.goto(path);
    await answered(page, open);
    const { cls, furthest } = await page.evaluate<{ cls: number; furthest: string }>("vitals");
    // A picture waits for fonts, which a browser without a cache asks for again.
    await session.detach();
    if (seen.pictures) await pictured(page, seen);
    return { moved: cls, what: furthest };
  } finally {
    await page.close();
  }
}

/** What a page has asked for and not been answered. */
function askedBy(page: Page): Set<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return open;
}

/** Until it is at rest with every answer drawn: where other work stands before the server, it is calm long before that. */
async function answered(page: Page, open: ReadonlySet<Request>): Promise<void> {
  const end = Date.now() + patienceMs;
  do await settled(page);
  while (open.size > 0 && Date.now() < end);
}

/** Both colours of what stands there, by rows, width and place. */
async function pictured(page: Page, { pictures = "", place, width, rows }: Seen): Promise<void> {
  const name = place.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "dashboard";
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(pictures, `${name}-${rows}-${width}-${colorScheme}.png`);
    await page.screenshot({ path, animations: "disabled" });
  }
}
