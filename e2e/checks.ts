import type { Locator, Page } from "playwright-core";
import { inBothColours } from "./axe/colours";
import { allViolationsIn, colourViolationsIn, newViolationsIn } from "./axe/judging";

const smallestText = 11;
/** `COLDAISLE_E2E=full` looks at everything; the short form, which every change runs, at a part chosen for each suite. */
export const isFullForm = Bun.env.COLDAISLE_E2E === "full";
/** Of many places alike the short form looks at every third, beginning with the first or the second. */
export const shortened = <Place>(all: readonly Place[], from: 0 | 1 = 0): readonly Place[] =>
  isFullForm ? all : all.filter((_, index) => index % 3 === from);
const smallestTarget = 24;

/**
 * Everything wrong with the screen as it stands, in words; empty where nothing is. The full form lets axe judge all of it
 * in both colours, the short form what has a shape that was not yet judged in this run.
 */
export function faultsOf(page: Page, isNarrow: boolean): Promise<string[]> {
  if (!isFullForm) return faultsNow(page, isNarrow, newViolationsIn);
  return inBothColours(page, (isSameButColours) =>
    faultsNow(page, isNarrow, isSameButColours ? colourViolationsIn : allViolationsIn),
  );
}

async function faultsNow(
  page: Page,
  isNarrow: boolean,
  violationsIn: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await page.evaluate("scrollTo(0, 0)");
  return [
    ...(await violationsIn(page)),
    ...(isNarrow ? await page.evaluate<string[]>(sideways) : []),
    ...(await page.evaluate<string[]>(tooSmall)),
  ];
}

/** Where words are too long for their place: the page is scrolled sideways, or a name runs over its edge. */
export const overflowIn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate<string[]>(sideways)),
  ...(await page.evaluate<string[]>(spilled)),
];

/** Whether something is where one looks, without scrolling to it; waits until it is there at all. */
export async function isInSight(it: Locator): Promise<boolean> {
  await it.waitFor();
  const place = await it.boundingBox();
  const height = it.page().viewportSize()?.height ?? 0;
  return place !== null && place.y >= 0 && place.y + place.height <= height;
}

/** The same of pages that every reader gets in their own language, by where and what. */
export async function spilledIn(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    for (const lang of ["nl", "en", "de"]) {
      await page.goto(`${path}?lang=${lang}`);
      const spoken = await page.locator("html").getAttribute("lang");
      const faults = [...(await overflowIn(page)), ...(spoken === lang ? [] : [`In ${spoken}`])];
      if (faults.length > 0) found[`${path} in ${lang}`] = faults;
    }
  }
  return found;
}

const spilled = `[...document.querySelectorAll("button, label, legend, dt, h1, h2, h3")]
  .filter((it) => it.checkVisibility() && !it.closest(".sr-only, [inert]"))
  .filter((it) => getComputedStyle(it).display !== "inline")
  .filter((it) => getComputedStyle(it).overflowX === "visible" && it.scrollWidth > it.clientWidth + 1)
  .map((it) => it.tagName + " spills its words: " + it.innerText.slice(0, 60))`;

const sideways = `document.documentElement.scrollWidth > innerWidth
  ? ["The page is " + document.documentElement.scrollWidth + " px wide."] : []`;

/** Text under 11 px and controls under 24 px; links in a sentence are exempt (WCAG 2.5.8). */
const tooSmall = `(() => {
  const unseen = "script, style, option, .sr-only";
  const controls = "a[href], button, input, select, summary, [role=tab]";
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: it, data } = texts.currentNode;
    if (!data.trim() || !it.checkVisibility() || it.closest(unseen)) continue;
    const size = parseFloat(getComputedStyle(it).fontSize);
    if (size < ${smallestText}) faults.push("Text of " + size + " px: " + data.trim());
  }
  for (const it of document.querySelectorAll(controls)) {
    const { width, height } = (it.closest("label") ?? it).getBoundingClientRect();
    const isShown = it.checkVisibility({ opacityProperty: true }) && width > 1 && height > 1;
    const isInline = getComputedStyle(it).display === "inline";
    if (!isShown || isInline || it.closest("[inert]")) continue;
    if (width < ${smallestTarget} || height < ${smallestTarget}) {
      faults.push("Target of " + width + " by " + height + ": " + it.outerHTML.slice(0, 120));
    }
  }
  return faults;
})()`;
