import { join } from "node:path";
import type { Page } from "playwright-core";
import { noteJudged, placesOf, survey, unjudged } from "./shapes";

const axe = await Bun.file(join(import.meta.dir, "../../node_modules/axe-core/axe.min.js")).text();
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The short form judges the first of many rows alike. */
const alike = ["tbody tr:nth-child(n+9)", "li:nth-child(n+9)", "article:nth-child(n+9)"];

/** Whatever axe has against the page. */
export const allViolationsIn = (page: Page): Promise<string[]> =>
  violationsIn(page, { include: whole });

/** The same of the rules by which colours are judged. */
export const colourViolationsIn = (page: Page): Promise<string[]> =>
  violationsIn(page, { include: whole, only: ofColours });

const ofColours = `{ type: "rule", values: ["color-contrast", "link-in-text-block"] }`;

/** What was found may be drawn anew before axe looks at it; then what stands there now is surveyed again. */
const isGone = (error: unknown) => String(error).includes("No elements found for include");

/** The same of what has a shape that was not yet judged in this run. */
export async function newViolationsIn(page: Page, tries = 3): Promise<string[]> {
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
