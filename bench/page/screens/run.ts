import { chromium } from "playwright-core";
import { join } from "node:path";
import { chromium as installed, flags } from "@/e2e/chromium";
import { demoServed } from "./demo";
import { servedOver } from "../served";
import { pageOf, told } from "./report";
import { type Visit, visited } from "./visits";

const usualSizes = [0, 1, 60, 100_000];
/** The demo has about as many of each kind, and more kinds than a filled folder. */
const demoSize = 60;
const document = join(import.meta.dir, "../../../docs/layout-shift.md");

type Options = {
  sizes?: string | undefined;
  only?: string | undefined;
  /** Where a picture of each screen is kept, in light and dark. */
  pictures?: string | undefined;
};

/** How much moves on each screen while it arrives, with no row, one, some and very many. */
export async function screenFigures({ sizes, only = ".", pictures }: Options): Promise<void> {
  const all = new Map<number, Visit[]>();
  const browser = await chromium.launch({ executablePath: installed() ?? "", args: flags });
  try {
    for (const rows of sizes ? sizes.split(",").map(Number) : usualSizes) {
      const served = await (rows === demoSize ? demoServed() : servedOver(rows));
      try {
        all.set(rows, await visited(browser, served, { only, pictures, rows }));
      } finally {
        await served.close();
      }
      console.log(told(rows, all.get(rows) ?? []));
    }
  } finally {
    await browser.close();
  }
  if (!sizes && only === ".") await Bun.write(document, pageOf(all));
}
