import type { Browser } from "playwright-core";
import type { Served } from "../served";
import { middleOf, type Line } from "./report";
import { newcomer, slowed } from "./visiting";

const visits = 5;
const leastRows = 10;
const rowsMs = 400;
const requestsToRows = 8;

type Visit = { ms: number; requests: number };

/** From the address to the first rows of the candidates, for whoever has never been there, with a slow processor. */
export async function firstRows(browser: Browser, served: Served): Promise<Line[]> {
  const all: Visit[] = [];
  for (let n = 0; n < visits; n += 1) all.push(await visit(browser, served));
  const [ms, requests] = [middleOf(all.map((it) => it.ms)), middleOf(all.map((it) => it.requests))];
  return [
    { figure: "rows of the candidates, CPU 4 times slower", value: ms, unit: "ms", goal: rowsMs },
    { figure: "requests begun before those rows", value: requests, unit: "", goal: requestsToRows },
  ];
}

async function visit(browser: Browser, served: Served): Promise<Visit> {
  const context = await newcomer(browser, served);
  try {
    await context.addInitScript(watch, leastRows);
    const page = await context.newPage();
    await slowed(page);
    await page.goto("/candidates");
    const found = await page.waitForFunction(() => Reflect.get(globalThis, "rowsShown"), null, {
      timeout: 60_000,
    });
    return (await found.jsonValue()) as Visit;
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes when the rows stand on the screen, and what was asked for until then, the document included. */
function watch(least: number): void {
  const look = () => {
    if (document.querySelectorAll("#content [data-row-id]").length < least) {
      requestAnimationFrame(look);
      return;
    }
    const ms = performance.now();
    const asked = performance.getEntriesByType("resource").filter((it) => it.startTime < ms);
    Reflect.set(globalThis, "rowsShown", { ms, requests: asked.length + 1 });
  };
  requestAnimationFrame(look);
}
