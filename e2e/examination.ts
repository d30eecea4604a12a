import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { patience } from "@/src/patience.testing";
import { faultsOf, isFullForm } from "./checks";
import type { Places } from "./stages/furnished";
import { button, narrow, type Scene, type Stage, underWay, wide } from "./stages/stage";

export type State = (page: Page, places: Partial<Places>) => Promise<unknown>;

export const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** A screen by its address, in which `:candidate` stands for one that has something to show. */
export const at =
  (path: string, words?: string | RegExp): State =>
  async (page, places) => {
    await page.goto(addressed(path, places));
    await (words ? text(page, words) : settled(page));
  };

export const addressed = (path: string, places: Partial<Places>): string =>
  Object.entries(places).reduce((whole, [name, id]) => whole.replace(`:${name}`, id), path);

/** Waits until all that was asked for has come and is drawn: nothing is under way and the page has time to spare. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading").first().waitFor();
  const end = Date.now() + patience(restlessMs);
  let calm = 0;
  while (calm < restsInARow) {
    await page.evaluate(rest);
    const asked = underWay(page);
    calm = asked.length === 0 ? calm + 1 : 0;
    if (Date.now() > end) throw new Error(`The page does not come to rest: ${asked.join(" ")}`);
  }
}

// React holds a part that has arrived back for up to 300 ms, so that fallbacks do not flicker.
const restsInARow = 6;
const restlessMs = 20_000;
/** Until the page had nothing to do for a moment. */
const rest =
  "new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 2000 }), 60))";

/** Goes there as a link would: the application stays, and only what is new is loaded. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, "", ${JSON.stringify(path)})`);
  await page.evaluate(`dispatchEvent(new PopStateEvent("popstate", { state: null }))`);
}

export const then =
  (first: State, ...next: ((page: Page) => Promise<unknown>)[]): State =>
  async (page, places) => {
    await first(page, places);
    for (const act of next) await act(page);
  };

export const dialog = (page: Page) => page.getByRole("dialog").last().waitFor();

/** Opens what a button leads to; on a phone the rarer ones of a list stand behind "More controls". */
export const opening = (name: string | RegExp) => async (page: Page) => {
  const opener = page.getByRole("button", { name, exact: true, includeHidden: true }).first();
  await opener.waitFor({ state: "attached" });
  if (!(await opener.isVisible())) await button(page, "More controls").click();
  await opener.click();
  await dialog(page);
};

const outOfReach = (error: unknown) => [`Out of reach: ${String(error)}`];

// The full form looks at every state in both widths, and in both colours once it is reached; the short one at every
// third in one corner of the square and at another third in the opposite one.
const looks = [
  { colorScheme: "light", viewport: wide },
  { colorScheme: "dark", viewport: narrow },
] as const;

/** Of few states none is left out. */
const fewest = 4;

const seenIn = (states: Record<string, State>, look: number): [string, State][] => {
  const all = Object.entries(states);
  return isFullForm || all.length < fewest ? all : all.filter((_, index) => index % 3 === look);
};

/** Reaches state after state and asks of each what is wrong with it; nothing may be. */
export const examiner =
  (scene: Stage) =>
  (
    name: string,
    states: Record<string, State>,
    begin: (scene: Scene) => Promise<Partial<Places>>,
    expects = /404/,
  ) => {
    for (const [index, look] of looks.entries()) {
      const { colorScheme, viewport } = look;
      const seen = seenIn(states, index);
      scene(
        `${name} can be used by everyone, ${colorScheme} and ${viewport.width} px wide`,
        async (now) => {
          const places = await begin(now);
          const faults: Record<string, string[]> = {};
          for (const [state, reach] of seen) {
            // One state that is out of reach does not hide what is wrong with the others.
            const missed = await reach(now.page, places).then(() => [], outOfReach);
            faults[state] = [...missed, ...(await faultsOf(now.page, viewport === narrow))];
          }
          const none = seen.map(([state]) => [state, [] as string[]]);
          expect(faults).toEqual(Object.fromEntries(none));
        },
        { ...look, expects },
      );
    }
  };
