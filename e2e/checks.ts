import { join } from "node:path";
import type { Page } from "playwright-core";

const axe = await Bun.file(join(import.meta.dir, "../node_modules/axe-core/axe.min.js")).text();
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const smallestText = 11;
/** `COLDAISLE_E2E=full` looks at everything; the short form, which every change runs, at a part chosen for each suite. */
export const isFullForm = Bun.env.COLDAISLE_E2E === "full";
/** Of many places alike the short form looks at every third, beginning with the first or the second. */
export const shortened = <Place>(all: readonly Place[], from: 0 | 1 = 0): readonly Place[] =>
  isFullForm ? all : all.filter((_, index) => index % 3 === from);
/** The short form judges the first of many rows alike, and the bar at the side once. */
const alike = ["tbody tr:nth-child(n+9)", "li:nth-child(n+9)", "article:nth-child(n+9)"];
const sideBar = "[data-part=sidebar]";
const smallestTarget = 24;

/** Everything wrong with the screen as it stands, in words; empty where nothing is. */
export async function faultsOf(
  page: Page,
  isNarrow: boolean,
  isBarKnown = false,
): Promise<string[]> {
  const left = isFullForm ? [] : [...alike, ...(isBarKnown ? [sideBar] : [])];
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  await page.evaluate("scrollTo(0, 0)");
  const violations = await page.evaluate<Violation[]>(judged(left));
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...(isNarrow ? await page.evaluate<string[]>(sideways) : []),
    ...(await page.evaluate<string[]>(tooSmall)),
  ];
}

/** Where words are too long for their place: the page is scrolled sideways, or a name runs over its edge. */
export const overflowIn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate<string[]>(sideways)),
  ...(await page.evaluate<string[]>(spilled)),
];

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

type Violation = { id: string; nodes: { html: string }[] };

/**
 * What axe finds. Whatever lies over the page is judged alone: the page below is a state of its own, and most of the
 * time. A target that lies half under a bar which stays in sight is only half a target until one scrolls, so each that
 * is too small there is judged again in the middle of the screen.
 */
const judged = (left: string[]) => `(async () => {
  const over = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
  const include = [over.filter((it) => it.checkVisibility()).at(-1) ?? document];
  const exclude = ${JSON.stringify(left)}.flatMap((it) => [...document.querySelectorAll(it)]);
  const { violations } = await axe.run({ include, exclude }, {
    runOnly: ${JSON.stringify(rules)},
    // What passes is not written down, and no style sheet is fetched again.
    resultTypes: ["violations"],
    preload: false,
  });
  const isSmallInSight = async ({ target }) => {
    document.querySelector(target).scrollIntoView({ block: "center", behavior: "instant" });
    const again = await axe.run(target, { runOnly: ["target-size"] });
    return again.violations.length > 0;
  };
  const faults = [];
  for (const { id, nodes } of violations) {
    const kept = [];
    for (const node of nodes) if (id !== "target-size" || (await isSmallInSight(node))) kept.push(node);
    if (kept.length > 0) faults.push({ id, nodes: kept });
  }
  return faults;
})()`;

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
