import { appendFileSync } from "node:fs";
import type { Page } from "playwright-core";

/** Where each look notes how much it found, so that whoever plays many files can say the sum. */
const notes = Bun.env["COLDAISLE_LOOKS"];

/**
 * Looks at a page in its colour and then in the other one: colours change by style alone, so nothing is loaded anew. A
 * look is told whether everything stands where it stood, for then nothing but its colours can be judged otherwise.
 */
export async function inBothColours(
  page: Page,
  look: (isSameButColours: boolean) => Promise<string[]>,
): Promise<string[]> {
  const isDark = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
  const [first, second] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const faults: string[] = [];
  await page.evaluate("void (globalThis.stood = '')");
  for (const colorScheme of [first, second]) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(turned);
    const found = await look(await page.evaluate<boolean>(standsAsBefore));
    if (notes) appendFileSync(notes, `${found.length}\n`);
    faults.push(...found.map((it) => `${colorScheme}: ${it}`));
  }
  await page.emulateMedia({ colorScheme: first });
  return faults;
}

/** Until no colour is on its way to the next any more. */
const turned = `Promise.allSettled(document.getAnimations()
  .filter((it) => it instanceof CSSTransition).map((it) => it.finished)).then(() => undefined)`;

/** Whether the document and the place of whatever can be seen are what they were in the look before. */
const standsAsBefore = `(() => {
  scrollTo(0, 0);
  const seen = [...document.querySelectorAll("*")].filter((it) => it.checkVisibility());
  const places = seen.map((it) => Object.values(it.getBoundingClientRect().toJSON()).join());
  const now = document.documentElement.outerHTML + places.join(";");
  const isSame = now === stood;
  globalThis.stood = now;
  return isSame;
})()`;
