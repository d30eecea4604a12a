import type { Browser } from "playwright-core";
import type { Served } from "../served";
import type { Line } from "./report";
import { newcomer, settled } from "./visiting";

const row = 5000;
const reachedMs = 3000;
const blankMs = 100;

type Reached = { ms: number; blankMs: number };

/** Scrolls the candidates down as fast as they come, until row 5,000 is in sight. */
export async function scrolling(browser: Browser, served: Served): Promise<Line[]> {
  const context = await newcomer(browser, served);
  try {
    const page = await context.newPage();
    await page.goto("/candidates");
    await settled(page);
    const reached = await page.evaluate<Reached, number>(scroll, row);
    return [
      { figure: "row 5,000 of the candidates", value: reached.ms, unit: "ms", goal: reachedMs },
      { figure: "longest without a row", value: reached.blankMs, unit: "ms", goal: blankMs },
    ];
  } finally {
    await context.close();
  }
}

/** Runs in the page: to the end of what is there in every frame; and how long the middle of the window had no row. */
function scroll(wanted: number): Promise<Reached> {
  const began = performance.now();
  const inSight = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("[data-row-id]");
  return new Promise((reached) => {
    let [filledAt, longest] = [began, 0];
    const look = () => {
      const now = performance.now();
      if (inSight()) filledAt = now;
      longest = Math.max(longest, now - filledAt);
      const last = [...document.querySelectorAll("[role=row][aria-rowindex]")].at(-1);
      // Hundreds of rows come at once, and what is left behind is no longer drawn: the row itself may be passed by.
      if (Number(last?.getAttribute("aria-rowindex")) > wanted) {
        return reached({ ms: now - began, blankMs: longest });
      }
      scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
