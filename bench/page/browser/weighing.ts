import type { Browser } from "playwright-core";
import { screens } from "@/web/screens";
import type { Served } from "../served";
import type { Line } from "./report";
import { newcomer, recordOf, scriptIn, settled } from "./visiting";

const kib = 1024;
const screenKib = 185;
const recordKib = 200;
const records = ["candidates", "clients", "projects", "deployments", "jobs"];

/** What each screen, and a record of each kind, sends of program to whoever has never been there. */
export async function weighed(browser: Browser, served: Served): Promise<Line[]> {
  const paths = screens.map(({ paths: [path = ""] }) => path.replace(/\/:\w+\?$/, ""));
  const lines: Line[] = [];
  for (const path of paths) lines.push(await weigh(browser, served, { path, goal: screenKib }));
  for (const kind of records) {
    lines.push(await weigh(browser, served, { path: kind, goal: recordKib, isRecord: true }));
  }
  return lines;
}

type Place = { path: string; goal: number; isRecord?: boolean };

async function weigh(browser: Browser, served: Served, { path, goal, isRecord }: Place) {
  const context = await newcomer(browser, served);
  try {
    const address = isRecord ? await recordOf(context, path) : path;
    const page = await context.newPage();
    const bytes = await scriptIn(page);
    await page.goto(address);
    await settled(page);
    const name = isRecord ? `a record of ${path}` : path;
    return { figure: `program of ${name}`, value: bytes() / kib, unit: "KiB", goal };
  } finally {
    await context.close();
  }
}
