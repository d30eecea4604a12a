import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromium as installed, flags } from "@/e2e/chromium";
import { servedOver } from "../served";
import { type Line, pageOf, told } from "./report";
import { firstRows } from "./rows";
import { scrolling } from "./scrolling";
import { typing } from "./typing";
import { weighed } from "./weighing";

const usualPeople = 100_000;
const document = join(import.meta.dir, "../../../docs/browser-performance.md");

/** What each part measures, by the name under which `--only` asks for it. */
const parts = { rows: firstRows, typing, scrolling, weight: weighed };

type Options = { size?: string | undefined; only?: string | undefined };

/** Measures what a browser makes of the product; all parts together write the page of the documents. */
export async function browserFigures({ size, only = "." }: Options): Promise<void> {
  const people = Number(size ?? usualPeople);
  const served = await servedOver(people);
  const browser = await chromium.launch({ executablePath: installed() ?? "", args: flags });
  const all: Line[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (!new RegExp(only).test(name)) continue;
      const lines = await measure(browser, served);
      console.log(told(lines));
      all.push(...lines);
    }
  } finally {
    await browser.close();
    await served.close();
  }
  const before = Bun.file(document);
  await Bun.write(
    document,
    pageOf(all, people, (await before.exists()) ? await before.text() : ""),
  );
}
