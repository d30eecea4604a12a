import type { Browser, Page } from "playwright-core";
import type { Served } from "../served";
import type { Line } from "./report";
import { newcomer, settled, slowed } from "./visiting";

const words = "mechanical engineer";
const keyMs = 90;
const slowestMs = 100;

const boxes = ["/candidates", "/jobs", "/clients", "/deployments"];

/** The slowest key of those typed into the search box of a list, until what it changed is drawn, with a slow processor. */
export async function typing(browser: Browser, served: Served): Promise<Line[]> {
  const lines: Line[] = [];
  for (const path of boxes) {
    const context = await newcomer(browser, served);
    try {
      await context.addInitScript(watch);
      const page = await context.newPage();
      await page.goto(path);
      await settled(page);
      lines.push({
        figure: `slowest key in the search of ${path}, CPU 4 times slower`,
        value: await typedInto(page),
        unit: "ms",
        goal: slowestMs,
      });
    } finally {
      await context.close();
    }
  }
  return lines;
}

async function typedInto(page: Page): Promise<number> {
  await slowed(page);
  await page.locator('main [aria-keyshortcuts~="/"]').first().focus();
  await page.evaluate("slowest = 0");
  await page.keyboard.type(words, { delay: keyMs });
  await settled(page);
  return page.evaluate<number>("slowest");
}

/** Runs in the page: how long the slowest event took from the key to the frame that shows what came of it. */
const watch = `globalThis.slowest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });`;
