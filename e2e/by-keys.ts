import type { Page } from "playwright-core";

export const longestRound = 150;

export const nameOfFocus = (page: Page) =>
  page.evaluate<string>(`(() => {
    const it = document.activeElement;
    if (it === document.body) return it.tagName;
    const label = it.labels?.[0]?.innerText ?? "";
    return it.getAttribute("aria-label") || label || it.innerText || it.tagName;
  })()`);

/** Presses a key, Tab where nothing is said, until the control of that name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const isThere = (it: string) => (typeof name === "string" ? it === name : name.test(it));
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

/** The same with a field, and what is typed into it. */
export async function write(page: Page, name: string | RegExp, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(words);
}
