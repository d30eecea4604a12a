import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { addresses } from "./addresses";
import { isFullForm, overflowIn, shortened } from "./checks";
import { addressed, follow, settled } from "./examination";
import { foreignTo, leftOver, wordsIn } from "./foreign";
import { furnished, type Places } from "./stages/furnished";
import { demo } from "./stages/furnished-demo";
import { demoOwner, narrow, signIn, stage, wide } from "./stages/stage";

const scene = stage(demo);
let places: Places | undefined;

/** What people wrote into records is in their own language, whatever the screen speaks. */
function writtenBy(page: Page): Set<string> {
  const words = new Set<string>();
  page.on("response", async (answer) => {
    if (!answer.url().includes("/api/")) return;
    for (const word of wordsIn(await answer.json().catch(() => null))) words.add(word);
  });
  return words;
}

// German on a telephone has the longest words in the least room; the rest of the square is the full form.
const looks = [
  ["de", narrow],
  ...(isFullForm
    ? ([
        ["de", wide],
        ["nl", narrow],
        ["nl", wide],
      ] as const)
    : []),
] as const;

for (const [language, viewport] of looks) {
  for (const [name, paths] of Object.entries(addresses)) {
    scene(
      `${name} keep no English word in ${language} and fit into ${viewport.width} px`,
      async ({ page, context, product }) => {
        await signIn(context, product, demoOwner);
        places ??= await furnished(context, product.address);
        const preferences = { data: { locale: language }, headers: { origin: product.address } };
        await context.request.patch("/api/auth/preferences", preferences);
        const foreign = await foreignTo(language);
        const written = writtenBy(page);
        const found: Record<string, string[]> = {};
        await page.goto("/tasks");
        await settled(page);
        for (const path of shortened(paths)) {
          await follow(page, addressed(path, places));
          await settled(page);
          expect(await page.locator("html").getAttribute("lang")).toBe(language);
          const words = await leftOver(page, foreign, [...written]);
          found[path] = [...words, ...(await overflowIn(page))];
        }
        expect(Object.entries(found).filter(([, words]) => words.length > 0)).toEqual([]);
      },
      { viewport },
    );
  }
}
