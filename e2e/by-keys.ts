import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { eventually } from "./product";

const longestRound = 150;

const nameOf = `(it) => it.getAttribute("aria-label") || it.labels?.[0]?.innerText ||
  it.innerText || it.tagName`;

/** A menu moves its focus a moment after the key, so that is waited for. */
export const nameOfFocus = (page: Page) =>
  page.evaluate<string>(`new Promise((done) => setTimeout(() => {
    const it = document.activeElement;
    done(it === document.body ? it.tagName : (${nameOf})(it));
  }))`);

/** What a key can come to, by name. */
const namesOfControls = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex]"
  )].map(${nameOf})`);

/**
 * Presses a key, Tab where nothing is said, until the control of that name has the focus.
 *
 * The control is waited for first, as eyes do: keys that are pressed faster than a panel is drawn
 * pass its place by, and a long list that draws rows as one comes to them has no way around.
 */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const isThere = (it: string) => (typeof name === "string" ? it === name : name.test(it));
  const names = await eventually(
    () => namesOfControls(page),
    (all) => all.some(isThere),
  );
  if (!names.some(isThere)) throw new Error(`Nothing of the name ${name} is on ${page.url()}.`);
  for (let step = 0; step < longestRound; step += 1) {
    if (isThere(await nameOfFocus(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${name}; the focus is on ${await nameOfFocus(page)}.`);
}

/** The same, and presses it. */
export async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** Goes down an open menu to the item of that name, once the menu has the focus, and takes it. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.locator("[role=menu]:focus-within").waitFor();
  await tabTo(page, name, "ArrowDown");
  await page.keyboard.press("Enter");
}

/** The same with a field, and what is typed into it. */
export async function write(page: Page, name: string | RegExp, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(words);
}

/** Tab comes to every control of a screen, and each shows that it has the focus. */
export async function reachesAll(page: Page): Promise<void> {
  const waiting = new Set(await page.evaluate<string[]>(controls));
  expect(waiting.size).toBeGreaterThan(5);
  // A list draws its rows as one comes to them, so there are more stops than were there at first.
  const round = Math.max(longestRound, 5 * waiting.size);
  for (let step = 0; step < round && waiting.size > 0; step += 1) {
    await page.keyboard.press("Tab");
    const { id, isSeen } = await page.evaluate<{ id: string; isSeen: boolean }>(focused);
    if (id) expect({ id, isSeen }).toEqual({ id, isSeen: true });
    waiting.delete(id);
  }
  // A notice goes by itself, and its buttons with it.
  expect(await page.evaluate<string[]>(stillThere([...waiting]))).toEqual([]);
}

const stillThere = (names: string[]) => `${JSON.stringify(names)}.filter((name) =>
  [...document.querySelectorAll("[data-stop]")].some((it) => it.dataset.stop === name))`;

/** Names every control that can be seen, so that Tab can tick them off. */
const controls = `[...document.querySelectorAll(
  "a[href], button, input, select, textarea, summary"
)]
  .filter((it) => it.checkVisibility() && it.getClientRects().length > 0)
  .filter((it) => !it.disabled && it.tabIndex >= 0)
  .map((it, n) => {
    const name = it.getAttribute("aria-label") || it.innerText || it.id;
    return (it.dataset.stop = n + " " + name);
  })`;

const focused = `(() => {
  const it = document.activeElement;
  const drawn = [it, it.parentElement, it.labels?.[0]].filter(Boolean);
  const isRinged = (one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  return { id: it.dataset.stop ?? "", isSeen: drawn.some(isRinged) };
})()`;

/** What a person does with keyboard and pointer, counted: a word that is typed is one step, as a click is. */
export function hands(page: Page) {
  const done = { keys: 0, clicks: 0, words: 0 };
  return {
    done,
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
      done.keys += keys.length;
    },
    async click(target: Locator) {
      await target.click();
      done.clicks += 1;
    },
    async type(target: Locator, text: string) {
      await target.fill(text);
      done.words += 1;
    },
  };
}
