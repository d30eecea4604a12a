import { join } from "node:path";
import type { Page } from "playwright-core";
import { noteJudged, placesOf, survey, unjudged } from "./axe/shapes";

const axe = await Bun.file(join(import.meta.dir, "../node_modules/axe-core/axe.min.js")).text();
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const smallestText = 11;
/** `COLDAISLE_E2E=full` looks at everything; the short form, which every change runs, at a part chosen for each suite. */
export const isFullForm = Bun.env.COLDAISLE_E2E === "full";
/** Of many places alike the short form looks at every third, beginning with the first or the second. */
export const shortened = <Place>(all: readonly Place[], from: 0 | 1 = 0): readonly Place[] =>
  isFullForm ? all : all.filter((_, index) => index % 3 === from);
/** The short form judges the first of many rows alike. */
const alike = ["tbody tr:nth-child(n+9)", "li:nth-child(n+9)", "article:nth-child(n+9)"];
const smallestTarget = 24;

/**
 * Everything wrong with the screen as it stands, in words; empty where nothing is. The full form lets axe judge all of it,
 * the short form what has a shape that was not yet judged in this run.
 */
export async function faultsOf(page: Page, isNarrow: boolean): Promise<string[]> {
  await page.evaluate("scrollTo(0, 0)");
  return [
    ...(await (isFullForm ? violationsIn(page, { include: whole }) : newViolationsIn(page))),
    ...(isNarrow ? await page.evaluate<string[]>(sideways) : []),
    ...(await page.evaluate<string[]>(tooSmall)),
  ];
}

/** What was found may be drawn anew before axe looks at it; then what stands there now is surveyed again. */
const isGone = (error: unknown) => String(error).includes("No elements found for include");

async function newViolationsIn(page: Page, tries = 3): Promise<string[]> {
  const fresh = unjudged(await page.evaluate<string[]>(survey));
  if (fresh.length === 0) return [];
  const isNewPage = fresh.some((it) => it.startsWith("page "));
  const look = { include: placesOf(fresh), left: alike };
  const found = await violationsIn(page, look).catch((error) => {
    if (tries > 1 && isGone(error)) return null;
    throw error;
  });
  if (found === null) return newViolationsIn(page, tries - 1);
  if (isNewPage) {
    found.push(...(await violationsIn(page, { include: "[document]", only: pageWide })));
  }
  if (found.length === 0) noteJudged(fresh);
  return found;
}

/** Where axe looks, by scripts that answer elements, and which of the rules it asks. */
type Look = { include: string; left?: string[]; only?: string };

async function violationsIn(page: Page, look: Look): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const found = await page.evaluate<Violation[]>(judged(look));
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
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

/** Whatever lies over the page is judged alone: the page below is a state of its own, and most of the time. */
const whole = `[[...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")]
  .filter((it) => it.checkVisibility()).at(-1) ?? document]`;

/** What is asked of a page as a whole, whichever part of it is new. */
const pageWide = `{ type: "rule", values: axe.getRules(${JSON.stringify(rules)})
  .map(({ ruleId }) => ruleId)
  .filter((it) => /^(landmark|page|html|document|bypass|heading|region|skip|meta|duplicate)/.test(it)) }`;

/**
 * What axe finds. A target that lies half under a bar which stays in sight is only half a target until one scrolls, so
 * each that is too small there is judged again in the middle of the screen.
 */
const judged = ({ include, left = [], only = JSON.stringify(rules) }: Look) => `(async () => {
  const include = ${include};
  if (include.length === 0) return [];
  const exclude = ${JSON.stringify(left)}.flatMap((it) => [...document.querySelectorAll(it)])
    .filter((it) => !include.some((root) => it.contains(root)));
  const { violations } = await axe.run({ include, exclude }, {
    runOnly: ${only},
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
